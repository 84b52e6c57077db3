import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CarePlanItem } from '@tzemed/contract/care/care';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkTo, screens } from '../../screens.ts';
import { setPrefill } from '../../shared/form/form-prefill.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { useUndoableChange } from '../../shared/save/use-undoable-change.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { type CareChange, careCalls, type CareDone, removeOwn, restoreOwn } from './api.ts';
import type { CareAsk, OnAsk } from './CareRow.tsx';
import { careTexts } from './texts.ts';

const forms = () => import('./care-forms.ts');
const DoneForm = lazyForm(() => forms().then((module) => module.DoneForm));
const PostponeForm = lazyForm(() => forms().then((module) => module.PostponeForm));
const IntervalForm = lazyForm(() => forms().then((module) => module.IntervalForm));
const ExemptForm = lazyForm(() => forms().then((module) => module.ExemptForm));
const OwnItemForm = lazyForm(() => forms().then((module) => module.OwnItemOfPet));

type Open =
  | { readonly ask: CareAsk | 'choose'; readonly item: CarePlanItem }
  | { readonly ask: 'own'; readonly item: null };

const tell = (error: unknown) => reportFailure(error as Error, 'change');

/** Answers to the rows of a plan: their dialogs, and what is done at once. Everything can be taken back from its toast. */
export function useCareDialogs(pet: Pet) {
  const t = useTexts(careTexts);
  const today = useToday();
  const navigate = useNavigate();
  const { change, update, done, undoRecord } = careCalls(pet);
  const { act, run, isBusy } = useUndoableChange('care');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  const enterDone = (item: CarePlanItem, body: CareDone) =>
    act({
      about: body.id ?? item.key,
      send: () => done(body),
      said: ({ recordId }) => (recordId ? t.recorded : t.ticked({ title: item.title })),
      back: ({ recordId, wasDoneOn }): Promise<unknown> =>
        recordId ? undoRecord(recordId) : change({ key: item.key, doneOn: wasDoneOn }),
      undone: t.undone,
    });
  const changeItem = (said: string, body: CareChange, before?: CareChange) =>
    act({
      about: body.key,
      send: () => change(body),
      said: () => said,
      ...(before && { back: () => change(before) }),
      undone: t.undone,
    });
  const removeItem = ({ key, title }: CarePlanItem) =>
    act({
      about: key,
      send: () => removeOwn(key),
      said: () => t.wasRemoved({ title }),
      back: () => restoreOwn(key),
      undone: t.undone,
    });

  const onAsk: OnAsk = (ask, item) => {
    const { key } = item;
    if (ask === 'tick') void enterDone(item, { key, date: today }).catch(tell);
    else if (ask === 'skip')
      void changeItem(t.skipped({ title: item.title }), { key, skippedOn: today }, { key, skippedOn: null }).catch(
        tell,
      );
    else if (ask === 'endPostponement') void run(() => change({ key, postponedUntil: null })).catch(tell);
    else if (ask === 'remove') void removeItem(item).catch(tell);
    else if (ask === 'book') {
      setPrefill('appointments', pet.id, { reason: item.title, ...(item.due?.from && { date: item.due.from }) });
      void navigate(linkTo(screens.medicalRecords, { tab: 'upcoming', new: 1, petId: pet.id }));
    } else setOpen({ ask, item });
  };

  const item = open?.item ?? null;
  const is = (ask: Open['ask']) => open?.ask === ask;
  const dialogs = (
    <>
      <Modal title={item ? t.doneTitle({ title: item.title }) : ''} isOpen={is('done')} onClose={close}>
        <Suspense fallback={<Loading />}>
          {item && <DoneForm pet={pet} item={item} onSave={(body) => enterDone(item, body)} onDone={close} />}
        </Suspense>
      </Modal>
      <Modal title={t.postponeTitle} isOpen={is('postpone')} onClose={close}>
        <Suspense fallback={<Loading />}>
          {item && (
            <PostponeForm
              item={item}
              onSave={(postponedUntil) =>
                changeItem(
                  t.postponedToast,
                  { key: item.key, postponedUntil },
                  { key: item.key, postponedUntil: item.postponedUntil },
                )
              }
              onDone={close}
            />
          )}
        </Suspense>
      </Modal>
      <Modal title={t.intervalTitle} isOpen={is('interval') || is('choose')} onClose={close}>
        <Suspense fallback={<Loading />}>
          {item && (
            <IntervalForm
              item={item}
              isChoosing={is('choose')}
              onSave={(every) => {
                const { key, group, interval } = item;
                return is('choose')
                  ? changeItem(t.wasAdded({ title: group }), { key, isChosen: true, every }, { key, isChosen: false })
                  : changeItem(t.intervalSaved, { key, every }, { key, every: interval.own });
              }}
              onDone={close}
            />
          )}
        </Suspense>
      </Modal>
      <Modal title={t.exempt} isOpen={is('exempt')} onClose={close}>
        <Suspense fallback={<Loading />}>
          {item && (
            <ExemptForm
              until={item.exemptUntil}
              onSave={(exemptUntil) =>
                changeItem(
                  t.exemptSaved,
                  { key: item.key, exemptUntil },
                  { key: item.key, exemptUntil: item.exemptUntil },
                )
              }
              onDone={close}
            />
          )}
        </Suspense>
      </Modal>
      <Modal title={t.ownTitle} isOpen={is('own')} onClose={close}>
        <Suspense fallback={<Loading />}>
          <OwnItemForm pet={pet} onDone={close} />
        </Suspense>
      </Modal>
      <Confirm
        isOpen={is('off')}
        title={item?.kind === 'law' ? t.hideTitle({ title: item.group }) : t.removeTitle}
        question={item?.kind === 'law' ? t.hideText : t.removeText({ title: item?.group ?? '', name: pet.name })}
        action={item?.kind === 'law' ? t.hide : t.remove}
        isHarmless
        instead={
          item?.kind === 'law'
            ? { action: t.exempt, onConfirm: () => setTimeout(() => setOpen({ ask: 'exempt', item })) }
            : undefined
        }
        onConfirm={async () => {
          if (!item) return;
          const { key, group } = item;
          await changeItem(t.wasRemoved({ title: group }), { key, isOff: true }, { key, isOff: false });
        }}
        onClose={close}
      />
    </>
  );
  return {
    /** Turns the reminders of the plan on or off, or says that the cat goes out. */
    update: (body: Parameters<typeof update>[0]) => void run(() => update(body)).catch(tell),
    isBusy,
    onAsk,
    dialogs,
    putBack: ({ key, group }: CarePlanItem) =>
      void changeItem(t.wasPutBack({ title: group }), { key, isOff: false }).catch(tell),
    choose: (item: CarePlanItem) => setOpen({ ask: 'choose', item }),
    addOwn: () => setOpen({ ask: 'own', item: null }),
  };
}
