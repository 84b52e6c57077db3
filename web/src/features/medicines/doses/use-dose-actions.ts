import { useEffect, useRef, useState } from 'react';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Dose, SkipReason } from '@tzemed/contract/medical/doses';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { newId } from '../../../lib/uuid.ts';
import { useStockLeft } from '../use-stock-left.ts';
import { useUndoableChange } from '../../../shared/save/use-undoable-change.ts';
import { doseCalls, type DoseSlot } from '../api.ts';
import { doseTexts } from './dose-texts.ts';

/** Body of a dose, besides its course. */
export type DoseEntry = {
  outcome: 'given' | 'skipped';
  /** Instant; now when it is left out. */
  at?: string;
  plannedAt?: string | null;
  givenBy?: string | null;
  reason?: SkipReason | null;
  note?: string;
};

/** A dose that the server refused to enter, and the one that stands against it. */
export type RefusedDose = { code: RefusalCode; course: Medicine; standing: Dose; entry: DoseEntry };

const refusals = ['doseExists', 'doseTooSoon', 'dosesTooMany'] as const;
type RefusalCode = (typeof refusals)[number];
const isRefusal = (code: string): code is RefusalCode => (refusals as readonly string[]).includes(code);

/** Time that a card says what was just entered: as long as its undo. */
const freshMs = 8000;

/** Enters doses with undo. A refused one is in `refused`, for the dialog that tells why; any other failure rejects. */
export function useDoseActions() {
  const t = useTexts(doseTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { act, isBusy } = useUndoableChange('doses');
  const leftOf = useStockLeft();
  async function withLeft(said: string, { stockItemId }: Medicine) {
    const left = await leftOf(stockItemId);
    return left ? t.andLeft({ said, left: (left.isFeminine ? t.leftHer : t.left)(left) }) : said;
  }
  const [refused, refuse] = useState<RefusedDose | null>(null);
  const [freshId, setFresh] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const underWay = useRef(new Set<string>());

  /** Runs `work` unless one of its subjects is being entered: a double press enters one dose, and another row never waits. */
  async function once(subjects: readonly string[], work: () => Promise<unknown>) {
    if (subjects.some((subject) => underWay.current.has(subject))) return;
    for (const subject of subjects) underWay.current.add(subject);
    try {
      await work();
    } catch (error) {
      tell(error);
    } finally {
      for (const subject of subjects) underWay.current.delete(subject);
    }
  }

  function stayFresh(id: string | undefined) {
    clearTimeout(timer.current);
    setFresh(id);
    if (id !== undefined) timer.current = setTimeout(() => setFresh(undefined), freshMs);
  }

  /** Resolves with false if it was refused. */
  async function enter(course: Medicine, entry: DoseEntry, isExtra = false) {
    const { id: medicineId, petId, timezone } = course;
    const name = isolateDirection(course.name, lang);
    const at = entry.at ?? new Date().toISOString();
    try {
      await act({
        about: medicineId,
        send: async () => {
          const answer = await doseCalls.create(
            { body: { ...entry, petId, medicineId, at, ...(isExtra && { isExtra }) } },
            { newId: newId() },
          );
          if (entry.outcome === 'given') stayFresh(medicineId);
          return answer;
        },
        said: () =>
          entry.outcome === 'given'
            ? withLeft(t.entered({ name, time: f.time(at, timezone) }), course)
            : t.skipped({ name }),
        back: ({ dose }) => {
          stayFresh(undefined);
          return doseCalls.remove({ params: { id: dose.id } });
        },
      });
      return true;
    } catch (error) {
      // Another attempt is the same dose: a lost answer of it makes no second one.
      return refuseOne([course], { ...entry, at }, error);
    }
  }

  /** Keeps why one of some courses was refused; throws any other failure. */
  function refuseOne(courses: readonly Medicine[], entry: DoseEntry, error: unknown) {
    const standing = error instanceof ApiError ? (error.body as { current?: { dose?: Dose } })?.current?.dose : null;
    if (!(error instanceof ApiError) || !isRefusal(error.code) || !standing) throw error;
    const course = courses.find(({ id }) => id === standing.medicineId) ?? courses[0]!;
    refuse({ code: error.code, course, standing, entry });
    return false;
  }

  /** Enters the doses of several courses that are due at the same time, all or none, with one undo. */
  async function enterAll(courses: readonly Medicine[]) {
    const [course] = courses as [Medicine];
    const { id: about } = course;
    const at = new Date().toISOString();
    const answers = courses.map(({ id, nextAt }) => ({
      medicineId: id,
      plannedAt: nextAt!,
      at,
      outcome: 'given' as const,
    }));
    const namesOf = (doses: readonly Dose[]) =>
      f.list(
        doses.flatMap(({ petId }) => {
          const name = courses.find((course) => course.petId === petId)?.petName;
          return name === undefined ? [] : t.forPet({ name: isolateDirection(name, lang) });
        }),
      );
    try {
      await act({
        about,
        send: async () => {
          const answer = await doseCalls.answer({ body: { answers } });
          stayFresh(about);
          return answer;
        },
        said: ({ doses }) =>
          doses.length > 0 ? withLeft(t.enteredFor({ names: namesOf(doses) }), course) : t.enteredBefore,
        isUndoable: ({ doses }) => doses.length > 0,
        back: ({ doses }) => {
          stayFresh(undefined);
          return Promise.all(doses.map(({ id }) => doseCalls.remove({ params: { id } })));
        },
      });
    } catch (error) {
      refuseOne(courses, { outcome: 'given', at }, error);
    }
  }

  /** Answers doses that were due, all in one go. */
  const answer = (slots: readonly DoseSlot[], outcome: DoseEntry['outcome']) =>
    act({
      about: 'answers',
      send: () =>
        doseCalls.answer({
          body: { answers: slots.map(({ medicineId, plannedAt }) => ({ medicineId, plannedAt, outcome })) },
        }),
      said: ({ doses }) => (doses.length > 0 ? t.answered({ count: doses.length }) : t.enteredBefore),
      isUndoable: ({ doses }) => doses.length > 0,
      back: ({ doses }) => Promise.all(doses.map(({ id }) => doseCalls.remove({ params: { id } }))),
    });
  const keyOf = ({ medicineId, plannedAt }: DoseSlot) => `${medicineId} ${plannedAt}`;

  return {
    give: (course: Medicine) => void once([course.id], () => enter(course, { outcome: 'given' })),
    giveAll: (courses: readonly Medicine[]) =>
      void once(
        courses.map(({ id }) => id),
        () => enterAll(courses),
      ),
    enter,
    answer: (slots: readonly DoseSlot[], outcome: DoseEntry['outcome']) =>
      void once(slots.map(keyOf), () => answer(slots, outcome)),
    refused,
    closeRefused: () => refuse(null),
    /** Enters the refused dose besides what stands. */
    enterExtra: ({ course, entry }: RefusedDose) => enter(course, entry, true).catch(tell),
    /** Course whose dose was entered in the last seconds. */
    freshId,
    isBusy,
  };
}
export type DoseActions = ReturnType<typeof useDoseActions>;

const tell = (error: unknown) => reportFailure(error, 'change');

/** The calendar day of an instant where a course is given. */
export const dayIn = (instant: string | number, timezone: string) => dayOf(new Date(instant), timezone);
