import { dayOf } from '@tzemed/contract/dates/days';
import { type Appointment, appointments } from '@tzemed/contract/medical/appointments';
import type { NotableChange, Point } from '@tzemed/contract/measures/measure-changes';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { useUndoableChange } from '../../shared/save/use-undoable-change.ts';
import { Banner } from '../../ui/Banner.tsx';
import { valueCalls } from './api.ts';
import { measureTexts } from './texts.ts';

const calls = callsOf(appointments);
const week = 7;

type Props = {
  pet: Pet;
  change: NotableChange<Point & { readonly id: string }>;
  text: (value: number) => string;
  /** True for who may edit. */
  isEditable: boolean;
};

/** States a change of more than a tenth, as a fact, and offers to ask about it at the next visit. */
export function ChangeBanner({ pet, change, text, isEditable }: Props) {
  const t = useTexts(measureTexts);
  const f = useFormats();
  const today = useToday();
  const { percent, isLess, days, from, to } = change;
  const span = days < 2 * week ? t.inDays({ count: Math.max(1, days) }) : t.inWeeks({ count: Math.round(days / week) });
  const title = (isLess ? t.changedLess : t.changedMore)({ percent, span });
  const day = (instant: string) => f.day(dayOf(new Date(instant)));
  const about = t.changedFrom({
    from: text(from.value),
    day: day(from.takenAt),
    to: text(to.value),
    until: day(to.takenAt),
  });
  const next = useQueryWithFallback({
    noun: 'appointments',
    part: `next of ${pet.id}`,
    query: { today },
    isAsked: isEditable,
    load: (signal) => calls.upcoming({ query: { petId: pet.id, limit: 1 } }, { signal }),
  }).data?.appointments[0];
  const visits = useUndoableChange('appointments');
  const values = useUndoableChange('measures');
  const question = `${title}. ${about}`;
  const report = (error: unknown) => reportFailure(error as Error, 'change');

  const askAt = ({ id, version, reason, date }: Appointment, questions: readonly string[]) =>
    calls.update({ params: { id }, body: { petId: pet.id, reason, date, questions: [...questions], version } });
  const attach = (visit: Appointment) =>
    visits
      .act({
        about: visit.id,
        send: () => askAt(visit, [...visit.questions, question]),
        said: () => t.attached,
        back: ({ appointment }) =>
          askAt(
            appointment,
            appointment.questions.filter((one) => one !== question),
          ),
      })
      .catch(report);
  const dismiss = (isDismissed: boolean) => valueCalls.dismissChange({ params: { id: to.id }, body: { isDismissed } });
  const putAside = () =>
    values
      .act({ about: to.id, send: () => dismiss(true), said: () => t.dismissed, back: () => dismiss(false) })
      .catch(report);
  const mayAttach = next && !next.questions.includes(question);
  return (
    <Banner
      tone="info"
      {...(isEditable && { onClose: () => !values.isBusy && void putAside() })}
      action={
        mayAttach && (
          <button
            type="button"
            className="btn line sm"
            aria-disabled={visits.isBusy}
            onClick={() => !visits.isBusy && void attach(next)}
          >
            {t.attach}
          </button>
        )
      }
    >
      <b>{title}</b>
      <br />
      {about}
    </Banner>
  );
}
