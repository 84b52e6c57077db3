import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CarePlanItem } from '@tzemed/contract/care/care';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkTo, screens } from '../../screens.ts';
import { setPrefill } from '../../shared/form/form-prefill.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { restoreLostFocus } from '../../shared/page/focus-content.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useCareActions } from './api.ts';
import type { CareAsk, OnAsk } from './CareRow.tsx';
import { careTexts } from './texts.ts';

const forms = () => import('./care-forms.ts');
const DoneForm = lazyForm(() => forms().then((module) => module.DoneForm));
const PostponeForm = lazyForm(() => forms().then((module) => module.PostponeForm));
const IntervalForm = lazyForm(() => forms().then((module) => module.IntervalForm));
const ExemptForm = lazyForm(() => forms().then((module) => module.ExemptForm));
const OwnItemForm = lazyForm(() => forms().then((module) => module.OwnItemForm));

type Open =
  | { readonly ask: CareAsk | 'choose'; readonly item: CarePlanItem }
  | { readonly ask: 'own'; readonly item: null };

/** Ignores a failure: the code that sends the request reports it. */
const told = () => undefined;

/** Answers to the rows of a plan: their dialogs, and what is done at once. Everything can be taken back from its toast. */
export function useCareDialogs(pet: Pet) {
  const t = useTexts(careTexts);
  const today = useToday();
  const navigate = useNavigate();
  const actions = useCareActions(pet);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const said = (text: string, takeBack: () => Promise<unknown>, about?: string) => {
    const onPress = () => void takeBack().then(() => toast.success(t.undone), told);
    toast.success(text, { label: t.undo, onPress }, about);
    restoreLostFocus();
  };

  async function done(item: CarePlanItem, body: Parameters<typeof actions.done>[0]) {
    const { recordId, wasDoneOn } = await actions.done(body);
    if (recordId) said(t.recorded, () => actions.undoRecord(recordId), recordId);
    else said(t.ticked({ title: item.title }), () => actions.change({ key: item.key, doneOn: wasDoneOn }));
  }
  async function turnOff(item: CarePlanItem) {
    await actions.change({ key: item.key, isOff: true });
    said(t.wasRemoved({ title: item.group }), () => actions.change({ key: item.key, isOff: false }));
  }
  async function putBack(item: CarePlanItem) {
    await actions.change({ key: item.key, isOff: false });
    toast.success(t.wasPutBack({ title: item.group }));
    restoreLostFocus();
  }
  async function skip(item: CarePlanItem) {
    await actions.change({ key: item.key, skippedOn: today });
    said(t.skipped({ title: item.title }), () => actions.change({ key: item.key, skippedOn: null }));
  }
  async function removeOwn(item: CarePlanItem) {
    await actions.remove(item.key);
    said(t.wasRemoved({ title: item.title }), () => actions.restore(item.key), item.key);
  }

  const onAsk: OnAsk = (ask, item) => {
    if (ask === 'tick') void done(item, { key: item.key, date: today }).catch(told);
    else if (ask === 'skip') void skip(item).catch(told);
    else if (ask === 'endPostponement') void actions.change({ key: item.key, postponedUntil: null }).catch(told);
    else if (ask === 'remove') void removeOwn(item).catch(told);
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
          {item && <DoneForm pet={pet} item={item} onSave={(body) => done(item, body)} onDone={close} />}
        </Suspense>
      </Modal>
      <Modal title={t.postponeTitle} isOpen={is('postpone')} onClose={close}>
        <Suspense fallback={<Loading />}>
          {item && (
            <PostponeForm
              item={item}
              onSave={async (postponedUntil) => {
                await actions.change({ key: item.key, postponedUntil });
                said(t.postponedToast, () => actions.change({ key: item.key, postponedUntil: item.postponedUntil }));
              }}
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
              onSave={async (every) => {
                const { key, group } = item;
                if (is('choose')) {
                  await actions.change({ key, isChosen: true, every });
                  said(t.wasAdded({ title: group }), () => actions.change({ key, isChosen: false }));
                } else {
                  await actions.change({ key, every });
                  said(t.intervalSaved, () => actions.change({ key, every: item.interval.own }));
                }
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
              onSave={async (exemptUntil) => {
                await actions.change({ key: item.key, exemptUntil });
                said(t.exemptSaved, () => actions.change({ key: item.key, exemptUntil: item.exemptUntil }));
              }}
              onDone={close}
            />
          )}
        </Suspense>
      </Modal>
      <Modal title={t.ownTitle} isOpen={is('own')} onClose={close}>
        <Suspense fallback={<Loading />}>
          <OwnItemForm
            onSave={async (body) => {
              const made = await actions.add(body);
              said(t.wasAdded({ title: body.title }), () => actions.remove(made.careItem.id), made.careItem.id);
              return made;
            }}
            onDone={close}
          />
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
        onConfirm={() => item && turnOff(item)}
        onClose={close}
      />
    </>
  );
  return {
    actions,
    onAsk,
    dialogs,
    putBack: (item: CarePlanItem) => void putBack(item).catch(told),
    choose: (item: CarePlanItem) => setOpen({ ask: 'choose', item }),
    addOwn: () => setOpen({ ask: 'own', item: null }),
  };
}
