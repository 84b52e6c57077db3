import './medicines.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useMinute, useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToDoses } from '../../screens.ts';
import { BelongingDialog } from '../../shared/form/BelongingDialog.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { RemoveWithUndo } from '../../shared/list/RemoveWithUndo.tsx';
import { useListOf } from '../../shared/list/use-list.ts';
import { useEditor, useItemFromUrl } from '../../shared/list/use-url-edit-dialog.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useUrlAction } from '../../shared/page/use-url-action.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { type AccessiblePet, usePets } from '../../shared/pets/use-pets.ts';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { StockLink } from '../../shared/stock/StockLink.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { allCourses, medicinesApi, useDoseReport, useUnansweredDoses } from './api.ts';
import { CourseCard } from './course/CourseCard.tsx';
import { CourseMenu, type CourseAction } from './course/CourseMenu.tsx';
import { useCourseChanges } from './course/use-course-changes.ts';
import { doseTexts } from './doses/dose-texts.ts';
import { RefusedDialog } from './doses/RefusedDialog.tsx';
import { SkipForm } from './doses/SkipForm.tsx';
import { dayIn, useDoseActions } from './doses/use-dose-actions.ts';
import { medicineTexts } from './texts.ts';
import { useGiveKey } from './use-give-key.ts';
import { useGivenTogether } from './use-given-together.ts';
import { weekDays } from './week/week-grid.ts';
import { WeekCard } from './week/WeekCard.tsx';
import { ZoneBanner } from './ZoneBanner.tsx';
import { useWhen } from './use-when.ts';

const Form = lazyForm(() => import('./form/MedicineForm.tsx').then(({ MedicineForm }) => MedicineForm));
const EarlierForm = lazyForm(() => import('./doses/EarlierForm.tsx').then((module) => module.EarlierForm));
const PauseForm = lazyForm(() => import('./course/PauseForm.tsx').then((module) => module.PauseForm));

/** Medicines of a pet: the courses by their next dose, and what became of the doses of the week. */
export function MedicinesList({ pet }: { pet: AccessiblePet }) {
  const t = useTexts(medicineTexts);
  const said = useTexts(doseTexts);
  const today = useToday();
  const now = useMinute();
  const when = useWhen();
  const f = useFormats();
  const { lang } = useLanguage();
  const list = useListOf(medicinesApi, pet, allCourses);
  const report = useDoseReport(pet, today, weekDays);
  const unanswered = useUnansweredDoses(pet);
  const actions = useDoseActions();
  const changes = useCourseChanges();
  const removal = useRemoval(medicinesApi);
  const editor = useEditor<Medicine>();
  const asked = useEditDialog<{ action: 'earlier' | 'skip' | 'pause'; course: Medicine }>();
  const [removing, remove] = useState<Medicine | null>(null);
  const [isEndedOpen, setEndedOpen] = useState(false);
  const cards = useRef<HTMLUListElement>(null);
  useItemFromUrl(medicinesApi, editor);
  usePrefetch(Form, editor.isOpen);
  usePrefetch(EarlierForm, asked.isOpen);
  useShown(!list.isPending);
  const mayEdit = canAccess(pet, medicinesApi.area, 'edit') && !pet.archivedAt;
  useGiveKey(cards, mayEdit);
  const { petOf } = usePets();
  const givenTogether = useGivenTogether(pet, mayEdit);

  if (list.isPending) return <Skeleton className="pet-grid" count={2} />;
  const courses = list.rows ?? [];
  const isOver = ({ until, timezone, steps, nextAt }: Medicine) => {
    const last = until ?? steps.at(-1)?.until ?? null;
    return nextAt === null && last !== null && last < dayIn(now, timezone);
  };
  const current = courses.filter((course) => !isOver(course)).toSorted(byNextDose);
  const over = courses.filter(isOver);
  const nearest = current.find(({ nextAt }) => nextAt !== null);
  const togetherOf = (course: Medicine) => {
    const all = mayEdit ? givenTogether(course) : [course];
    return all.length > 1
      ? { pets: all.flatMap(({ petId }) => petOf(petId) ?? []), onGive: () => actions.giveAll(all) }
      : undefined;
  };
  const missed = unanswered.data?.slots.filter(({ petId }) => petId === pet.id) ?? [];

  const tell = (error: unknown) => reportFailure(error, 'change');
  function act(action: CourseAction, course: Medicine) {
    if (action === 'edit') editor.edit(course);
    else if (action === 'remove') remove(course);
    else if (action === 'end') void changes.end(course).catch(tell);
    else asked.edit({ action, course });
  }
  const card = (course: Medicine) => (
    <CourseCard
      key={course.id}
      course={course}
      doses={report.data?.doses ?? []}
      isNearest={course === nearest}
      isFresh={actions.freshId === course.id}
      onGive={mayEdit ? () => actions.give(course) : undefined}
      together={togetherOf(course)}
      onResume={mayEdit ? () => void changes.resume(course).catch(tell) : undefined}
      menu={mayEdit && <CourseMenu course={course} onPress={(action) => act(action, course)} />}
    />
  );
  const dialog = asked.item;
  const dialogTitle = {
    earlier: ({ name }: Medicine) => said.earlierTitle({ name }),
    skip: ({ nextAt, timezone }: Medicine) =>
      nextAt ? said.skipTitle({ time: when(nextAt, timezone) }) : said.skipAny,
    pause: ({ name }: Medicine) => said.pauseTitle({ name }),
  };

  return (
    <>
      <LoadBanner load={[list, report]} />
      {mayEdit && <ZoneBanner courses={current} onMove={changes.moveTo} />}
      <div className="med-tools">
        {mayEdit && <AddButton label={t.add} onPress={editor.add} shortcut="N" />}
        {courses.length > 0 && (
          <Link className="link" to={linkToDoses(pet.id)}>
            {t.log}
          </Link>
        )}
        <StockLink />
      </div>
      {list.rows && current.length === 0 && (
        <div className="card">
          <EmptyState art={<LazyEmptyArt name="reminders" />} title={t.emptyTitle} text={t.emptyText} />
        </div>
      )}
      <div className={current.length > 0 ? 'med-page' : 'med-list'}>
        <div>
          {current.length > 0 && (
            <ul className="med-list" data-hue={pet.hue} ref={cards}>
              {current.map(card)}
            </ul>
          )}
          {over.length > 0 && (
            <section className="card med-past">
              <Fold
                title={t.endedCourses({
                  count: over.length,
                  names: f.series(over.map(({ name }) => isolateDirection(name, lang))),
                })}
                isOpen={isEndedOpen}
                onToggle={setEndedOpen}
              >
                <ul className="med-list med-over">{over.map(card)}</ul>
              </Fold>
            </section>
          )}
        </div>
        {report.data && (current.length > 0 || missed.length > 0) && (
          <div>
            <WeekCard
              petId={pet.id}
              courses={current}
              report={{ ...report.data, medicines: [...report.data.medicines, ...courses] }}
              unanswered={missed}
              today={today}
              actions={mayEdit ? actions : undefined}
            />
          </div>
        )}
      </div>
      <p className="hint">{t.facts}</p>
      <BelongingDialog
        area={medicinesApi.area}
        title={editor.item ? t.editTitle : t.addTitle}
        editor={editor}
        likely={pet.id}
        onRemove={remove}
      >
        {(pets, petId) => (
          <Form api={medicinesApi} item={editor.item} pets={pets} petId={petId} words={t} onDone={editor.close} />
        )}
      </BelongingDialog>
      <Modal
        title={dialog ? dialogTitle[dialog.action](dialog.course) : ''}
        isOpen={asked.isOpen}
        onClose={asked.close}
      >
        <Suspense fallback={<Loading />}>
          {dialog?.action === 'earlier' && (
            <EarlierForm course={dialog.course} actions={actions} onDone={asked.close} />
          )}
          {dialog?.action === 'skip' && (
            <SkipForm course={dialog.course} pet={pet} actions={actions} onDone={asked.close} />
          )}
          {dialog?.action === 'pause' && <PauseForm course={dialog.course} changes={changes} onDone={asked.close} />}
        </Suspense>
      </Modal>
      <RefusedDialog
        pet={petOf(actions.refused?.course.petId ?? pet.id) ?? pet}
        actions={actions}
        nextOf={(medicineId) => courses.find(({ id }) => id === medicineId)?.nextAt ?? null}
      />
      <RemoveWithUndo
        item={removing}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={removal.remove}
        restore={removal.restore}
        onRemoved={editor.close}
        onClose={() => remove(null)}
      />
    </>
  );
}

/** Order of the cards: the next dose first, paused courses after those that are due, medicines as needed last. */
function byNextDose(a: Medicine, b: Medicine) {
  const rank = ({ nextAt, schedule }: Medicine) => (nextAt ? 0 : schedule === 'asNeeded' ? 2 : 1);
  return rank(a) - rank(b) || (a.nextAt ?? '').localeCompare(b.nextAt ?? '') || a.name.localeCompare(b.name);
}

/** Goes to the card that the address names: `?show=…`. */
function useShown(isReady: boolean) {
  const [id, show] = useState<string>();
  useUrlAction('show', show, isReady);
  useEffect(() => {
    if (id === undefined) return;
    const card = document.getElementById(`medicine-${id}`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [id]);
}
