import '../medicines.css';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { brand } from '@tzemed/contract/brand';
import type { Dose } from '@tzemed/contract/medical/doses';
import { courseStateOn } from '@tzemed/contract/medical/medicine-course';
import { dayOf } from '@tzemed/contract/dates/days';
import { type DosePeriod, dosePeriods } from '@tzemed/contract/views/printouts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useMinute, useToday } from '../../../lib/time/use-today.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkToMedicines } from '../../../screens.ts';
import { lazyForm } from '../../../shared/form/lazy-form.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useUrlAction } from '../../../shared/page/use-url-action.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import type { AccessiblePet } from '../../../shared/pets/use-pets.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ChoiceBox } from '../../../ui/field/ChoiceBox.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { doseCalls, medicinesApi, useDoseReport } from '../api.ts';
import { useScheduleText } from '../course/use-schedule-text.ts';
import { useSkipReasons } from '../doses/skip-reasons.ts';
import { useDoseActions, type DoseActions } from '../doses/use-dose-actions.ts';
import { medicineTexts } from '../texts.ts';
import { useGivers } from '../use-givers.ts';
import { weekTexts } from '../week/week-texts.ts';
import { logDays, logSums, type LogEntry } from './log-entries.ts';
import { logTexts } from './log-texts.ts';

const DoseDetails = lazyForm(() => import('./DoseDetails.tsx').then((module) => module.DoseDetails));

/** Medicines that a pet takes now, and its doses of a period: given, not given, and not entered. */
export function DoseLog({ pet }: { pet: AccessiblePet }) {
  const t = useTexts(logTexts);
  const words = useTexts(medicineTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const today = useToday();
  const now = useMinute();
  const scheduleOf = useScheduleText();
  const [period, setPeriod] = useState<DosePeriod>('14');
  const [medicineId, choose] = useState<string | null>(null);
  const report = useDoseReport(pet, today, Number(period));
  const actions = useDoseActions();
  const shown = useEditDialog<Dose>();
  useUrlAction('open', (id) => {
    doseCalls.get({ params: { id } }).then(
      ({ dose }) => shown.edit(dose),
      (error: unknown) => reportFailure(error, 'load'),
    );
  });
  const name = isolateDirection(pet.name, lang);
  async function print() {
    const { downloadPrintout } = await import('../../../shared/downloads/download-printout.ts');
    await downloadPrintout(`${t.title} – ${pet.name}.pdf`, (of) =>
      of.doses({ params: { petId: pet.id }, query: { days: period } }),
    );
  }
  const mayEdit = canAccess(pet, medicinesApi.area, 'edit') && !pet.archivedAt;
  const days = report.data
    ? logDays(report.data, {
        medicineId: medicineId ?? undefined,
        now,
        dayOf: (instant) => dayOf(new Date(instant), brand.timeZone),
      })
    : [];
  const sums = logSums(days);
  const medicines = report.data?.medicines ?? [];
  const current = medicines.filter((course) => ['active', 'paused'].includes(courseStateOn(course, today)));
  return (
    <div className="dose-log">
      <BackLink to={linkToMedicines(pet.id)} word={t.back({ name })} />
      <PageHead title={t.title} lead={t.lead({ name })}>
        <button type="button" className="btn line" onClick={() => void print()}>
          <Printer size={18} aria-hidden="true" />
          {t.print}
        </button>
      </PageHead>
      <ChoiceBox
        label={t.period}
        choices={dosePeriods.map((value) => ({ value, label: t.days({ count: Number(value) }) }))}
        value={period}
        onChange={setPeriod}
      />
      {medicines.length > 1 && (
        <ChoiceBox
          label={t.medicine}
          choices={[
            { value: null, label: t.allMedicines },
            ...medicines.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={medicineId}
          onChange={choose}
        />
      )}
      <LoadBanner load={report} />
      {report.isPending ? (
        <Skeleton count={2} />
      ) : (
        report.data && (
          <>
            <section className="card">
              <div className="card-head">
                <h2>{t.current}</h2>
              </div>
              {current.length === 0 ? (
                <p className="pad muted">{t.noCurrent}</p>
              ) : (
                <ul className="list">
                  {current.map((course) => (
                    <li key={course.id}>
                      <div>
                        <b>
                          <bdi>{course.name}</bdi>
                        </b>
                        <small>
                          <bdi>{course.instruction}</bdi>
                          {' · '}
                          {scheduleOf(course)}
                          {' · '}
                          {words.fromDay({ day: f.day(course.from) })}
                          {course.until && ` ${words.untilDay({ day: f.day(course.until) })}`}
                        </small>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <section className="card">
              <div className="card-head">
                <h2>{t.sums}</h2>
              </div>
              <dl className="dose-sums">
                {(['given', 'skipped', 'unanswered'] as const).map((kind) => (
                  <div key={kind}>
                    <dt>{t[kind]}</dt>
                    <dd className="num">{f.number(sums[kind])}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="card">
              <div className="card-head">
                <h2>{t.log}</h2>
              </div>
              {days.length === 0 && <p className="pad muted">{t.empty}</p>}
              {days.map(({ day, entries }) => (
                <section key={day} className="dose-day">
                  <h3>{f.relativeDay(day, today)}</h3>
                  <ul className="list">
                    {entries.map((entry) => (
                      <Entry
                        key={entry.key}
                        entry={entry}
                        pet={pet}
                        actions={mayEdit ? actions : undefined}
                        onOpen={shown.edit}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </section>
          </>
        )
      )}
      <Modal title={shown.item?.medicineName ?? ''} isOpen={shown.isOpen} onClose={shown.close}>
        <Suspense fallback={<Loading />}>
          {shown.item && <DoseDetails dose={shown.item} pet={pet} onDone={shown.close} />}
        </Suspense>
      </Modal>
    </div>
  );
}

type EntryProps = {
  entry: LogEntry;
  pet: AccessiblePet;
  actions: DoseActions | undefined;
  onOpen: (dose: Dose) => void;
};

function Entry({ entry: { at, course, dose, slot }, pet, actions, onOpen }: EntryProps) {
  const t = useTexts(logTexts);
  const week = useTexts(weekTexts);
  const f = useFormats();
  const reasons = useSkipReasons(pet);
  const giver = useGivers()(dose?.givenBy ?? null);
  const zone = course?.timezone ?? brand.timeZone;
  const name = dose?.medicineName ?? course?.name ?? '';
  const time = <span className="when num">{f.time(at, zone)}</span>;
  if (slot)
    return (
      <li className="dose-row">
        {time}
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>{t.wasUnanswered}</small>
        </div>
        {actions && (
          <span className="row tight">
            {(['given', 'skipped'] as const).map((outcome) => {
              const label = outcome === 'given' ? week.wasGiven : week.wasNot;
              return (
                <button
                  key={outcome}
                  type="button"
                  className={`btn sm ${outcome === 'given' ? 'soft' : 'line'}`}
                  aria-label={week.named({ answer: label, name, when: f.time(at, zone) })}
                  onClick={() => actions.answer([slot], outcome)}
                >
                  {label}
                </button>
              );
            })}
          </span>
        )}
      </li>
    );
  const said =
    dose.outcome === 'skipped'
      ? [t.wasSkipped, ...(dose.reason ? [reasons.label[dose.reason]] : [])]
      : [giver?.is === 'me' ? t.givenByYou : giver ? t.wasGivenBy({ name: giver.short }) : t.wasGiven];
  const planned = dose.plannedAt && f.time(dose.plannedAt, zone);
  return (
    <li className="dose-row">
      {time}
      <div>
        <b>
          <button type="button" className="dose-open" data-opens={dose.id} onClick={() => onOpen(dose)}>
            <bdi>{name}</bdi>
          </button>
        </b>
        <small>
          {[...said, ...(planned && planned !== f.time(at, zone) ? [t.planned({ time: planned })] : [])].join(' · ')}
          {dose.note && (
            <>
              {' · '}
              <bdi>{dose.note}</bdi>
            </>
          )}
        </small>
        <WaitingMark id={dose.id} />
      </div>
      {dose.isExtra && <Badge>{t.extra}</Badge>}
      {dose.history.length > 0 && <Badge>{t.corrected}</Badge>}
      {giver && <PersonAvatar is={giver.is} name={giver.name} id={giver.id} size={28} />}
    </li>
  );
}
