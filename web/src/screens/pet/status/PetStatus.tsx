import './pet-status.css';
import BellRing from 'lucide-react/icons/bell-ring';
import Syringe from 'lucide-react/icons/syringe';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Wallet from 'lucide-react/icons/wallet';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { monthRange } from '@tzemed/contract/dates/days';
import type { Pet, Species } from '@tzemed/contract/pets/pets';
import { currentDose } from '@tzemed/contract/medical/vaccination-validity';
import { isRabies } from '@tzemed/contract/medical/vaccine-name';
import { expensesApi } from '../../../features/expenses/api.ts';
import { expensesCardTexts } from '../../../features/expenses/card-texts.ts';
import { medicalRecordsApi } from '../../../features/medical-records/api.ts';
import { useValidity } from '../../../features/medical-records/vaccinations/use-validity.ts';
import { remindersApi } from '../../../features/reminders/api.ts';
import { dueDay, dueTime } from '../../../features/reminders/due.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { linkTo, linkToPet, linkToRecord, screens } from '../../../screens.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { useListOf } from '../../../shared/list/use-list.ts';
import { petQueries } from '../pet-queries.ts';
import { StatusSkeleton } from './StatusSkeleton.tsx';
import { StatusTile } from './StatusTile.tsx';
import { petPageTexts } from '../texts.ts';

/** Species for which the law, or the way outdoors, asks for a rabies vaccination. */
const needsRabies: ReadonlySet<Species> = new Set(['dog', 'cat']);

/** Answers to the first questions of a vet or carer, from the pet's rows and no more than that. */
export function PetStatus({ pet }: { pet: Pet }) {
  const t = useTexts(petPageTexts);
  const reminders = useListOf(remindersApi, pet, petQueries.reminders);
  const vaccinations = useListOf(medicalRecordsApi, pet, petQueries.vaccinations, 'vaccinations');
  const expenses = useListOf(expensesApi, pet, petQueries.expenses);
  if ([reminders, vaccinations, expenses].some(({ isPending }) => isPending))
    return <StatusSkeleton count={needsRabies.has(pet.species) ? 3 : 2} />;
  return (
    <ul className="status" aria-label={t.status}>
      {vaccinations.rows && needsRabies.has(pet.species) && <Rabies pet={pet} rows={vaccinations.rows} />}
      {reminders.data && <NextReminder pet={pet} {...reminders.data} />}
      {expenses.data && <Month pet={pet} {...expenses.data} />}
    </ul>
  );
}

type Of<T> = { pet: Pet } & T;
type Rows<H extends (...args: never[]) => { rows: unknown }> = NonNullable<ReturnType<H>['rows']>;
type Records = Rows<typeof useListOf<(typeof medicalRecordsApi)['table']>>;

function Rabies({ pet, rows }: Of<{ rows: Records }>) {
  const t = useTexts(petPageTexts);
  const f = useFormats();
  const today = useToday();
  const latest = currentDose(rows.filter(isRabies), today);
  const validity = useValidity(latest?.validUntil ?? null);
  const here = { icon: Syringe, label: t.rabies };
  if (!latest) {
    return (
      <StatusTile
        {...here}
        to={addTo(screens.medicalRecords, pet, { area: 'medicalRecords', section: 'medical' })}
        value={t.notYet}
      />
    );
  }
  const { id, date, validUntil, nextAppointment: next } = latest;
  const given = t.givenDay({ day: f.day(date) });
  // A day that is only the end of the validity is no appointment.
  const visit = next !== validUntil && next !== null && (next >= today ? t.next : t.was)({ day: f.day(next) });
  return (
    <StatusTile
      {...here}
      to={linkToRecord(id)}
      tone={validity?.tone}
      value={validity?.text ?? given}
      about={validity ? given : visit}
    />
  );
}

type Reminders = NonNullable<ReturnType<typeof useListOf<(typeof remindersApi)['table']>>['data']>;

function NextReminder({ pet, reminders, counts }: Of<Pick<Reminders, 'reminders' | 'counts'>>) {
  const t = useTexts(petPageTexts);
  const f = useFormats();
  const today = useToday();
  const to = linkToPet(pet.id, 'reminders');
  const [next] = reminders;
  const when = next && t.at({ day: f.briefDay(dueDay(next), today), time: dueTime(next, f) });
  if (counts.overdue > 0) {
    const about = next && when && (
      <>
        <bdi>{next.title}</bdi> · {when}
      </>
    );
    return (
      <StatusTile
        to={to}
        icon={TriangleAlert}
        tone="danger"
        label={t.reminder}
        value={t.overdue({ count: counts.overdue })}
        about={about}
      />
    );
  }
  if (!next) {
    return (
      <StatusTile
        to={addTo(screens.reminders, pet, { area: 'reminders', section: 'reminders' })}
        icon={BellRing}
        label={t.reminder}
        value={t.noReminder}
      />
    );
  }
  return <StatusTile to={to} icon={BellRing} label={t.reminder} value={when} about={<bdi>{next.title}</bdi>} />;
}

type Expenses = NonNullable<ReturnType<typeof useListOf<(typeof expensesApi)['table']>>['data']>;

function Month({ pet, months }: Of<Pick<Expenses, 'months'>>) {
  const t = useTexts(petPageTexts);
  const words = useTexts(expensesCardTexts);
  const f = useFormats();
  const month = useToday().slice(0, 7);
  const here = months.latest.find((one) => one.month === month);
  const tile = { icon: Wallet, label: t.month };
  if (!here || here.count === 0) {
    return (
      <StatusTile
        {...tile}
        to={addTo(screens.expenses, pet, { area: 'expenses', section: 'expenses' })}
        value={words.empty}
      />
    );
  }
  return (
    <StatusTile
      {...tile}
      to={linkTo(screens.expenses, { petId: pet.id, ...monthRange(month) })}
      value={<span className="num">{f.ils(here.totalAmount)}</span>}
      about={words.counted({ count: here.count })}
    />
  );
}

/** Link to the form for the first row, if the user may add it; archived pets get no new rows. */
const addTo = (screen: { path: string }, pet: Pet, { area, section }: { area: Area; section: string }) =>
  pet.archivedAt || !canAccess(pet, area, 'edit')
    ? linkToPet(pet.id, section)
    : linkTo(screen, { add: 1, petId: pet.id });
