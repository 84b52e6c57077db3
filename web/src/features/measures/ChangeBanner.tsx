import { useMutation } from '@tanstack/react-query';
import { dayOf } from '@tzemed/contract/dates/days';
import { appointments } from '@tzemed/contract/medical/appointments';
import type { NotableChange } from '@tzemed/contract/measures/measure-changes';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import { Banner } from '../../ui/Banner.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { measureTexts } from './texts.ts';

const calls = callsOf(appointments);
const week = 7;

type Props = { pet: Pet; change: NotableChange; text: (value: number) => string };

/** States a change of more than a tenth, as a fact, and offers to ask about it at the next visit. */
export function ChangeBanner({ pet, change, text }: Props) {
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
    isAsked: canAccess(pet, 'medicalRecords', 'edit') && !pet.archivedAt,
    load: (signal) => calls.upcoming({ query: { petId: pet.id, limit: 1 } }, { signal }),
  }).data?.appointments[0];
  const refresh = useRefresh('appointments');
  const question = `${title}. ${about}`;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, version, ...row }: NonNullable<typeof next>) =>
      calls.update({
        params: { id },
        body: { petId: pet.id, reason: row.reason, date: row.date, questions: [...row.questions, question], version },
      }),
    ...refresh,
    onSuccess: () => {
      toast.success(t.attached);
      return refresh.onSuccess();
    },
    onError: (error) => reportFailure(error, 'change'),
  });
  const mayAttach = next && !next.questions.includes(question);
  return (
    <Banner
      tone="info"
      action={
        mayAttach && (
          <button
            type="button"
            className="btn line sm"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(next)}
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
