import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import HandHeart from 'lucide-react/icons/hand-heart';
import PillIcon from 'lucide-react/icons/pill';
import Play from 'lucide-react/icons/play';
import Quote from 'lucide-react/icons/quote';
import type { Dose } from '@tzemed/contract/medical/doses';
import { courseStateOn, stepOn } from '@tzemed/contract/medical/medicine-course';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useLongPress } from '../../../ui/use-long-press.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ChangeBadge } from '../../../shared/queries/ChangeBadge.tsx';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { Tags } from '../../../shared/tags/Tags.tsx';
import { dayIn } from '../doses/use-dose-actions.ts';
import { medicineTexts } from '../texts.ts';
import { timeFromNow } from '../time-from-now.ts';
import { useGivers } from '../use-givers.ts';
import { useWhen } from '../use-when.ts';
import { asNeededState } from './as-needed.ts';
import { Stairs } from './Stairs.tsx';
import { useScheduleText } from './use-schedule-text.ts';

type Props = {
  course: Medicine;
  /** Doses of the last days, for the limits of a medicine as needed. */
  doses: readonly Dose[];
  /** Its dose is the one that is due next. */
  isNearest: boolean;
  /** A dose was entered a moment ago. */
  isFresh: boolean;
  /** Missing for those who may only see it. */
  onGive?: (() => void) | undefined;
  /** Set where the same medicine is due for other animals too: the pets in question, this one first. */
  together?: { pets: readonly Pick<Pet, 'name' | 'sex'>[]; onGive: () => void } | undefined;
  onResume?: (() => void) | undefined;
  menu?: ReactNode;
};

/** A course: what the vet wrote, when the next dose is due, and who gave the last one. */
export function CourseCard({ course, doses, isNearest, isFresh, onGive, together, onResume, menu }: Props) {
  const t = useTexts(medicineTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const now = useMinute();
  const { id, name, schedule, steps, timezone } = course;
  const state = courseStateOn(course, dayIn(now, timezone));
  const isAsNeeded = schedule === 'asNeeded';
  const Icon = isAsNeeded ? HandHeart : PillIcon;
  const shown = isAsNeeded && state === 'active' ? asNeededState(course, doses, now) : undefined;
  const longPress = useLongPress((row) => row.querySelector<HTMLElement>('.med-head > .icon-btn')?.click());
  return (
    <li
      className="card med"
      id={`medicine-${id}`}
      data-fresh={isFresh || undefined}
      tabIndex={-1}
      {...(menu ? longPress : {})}
    >
      <div className="med-head">
        <span className="med-tile" data-tone={isAsNeeded ? undefined : 'pine'} aria-hidden="true">
          <Icon size={20} />
        </span>
        <div>
          <ChangeBadge id={id} />
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <Instruction course={course} />
          <Tags ids={course.tagIds} />
        </div>
        {menu}
      </div>
      {steps.length > 0 && <Stairs steps={steps} today={dayIn(now, timezone)} />}
      {shown && course.maxPerDay !== null && (
        <p className="med-limit">
          {Array.from({ length: course.maxPerDay }, (_, at) => (
            <i key={at} data-on={at < shown.count || undefined} aria-hidden="true" />
          ))}
          <b>{t.ofMost({ count: shown.count, most: course.maxPerDay })}</b>
        </p>
      )}
      <div className="med-foot">
        <div>
          {state === 'paused' ? (
            <Paused course={course} day={dayIn(now, timezone)} />
          ) : (
            <Next course={course} notBefore={shown?.notBefore ?? null} />
          )}
          <Last course={course} />
          {together && (
            <p className="med-last">
              {t.alsoFor({ pets: f.list(together.pets.slice(1).map(({ name }) => isolateDirection(name, lang))) })}
            </p>
          )}
        </div>
        {together && state !== 'paused' && <GiveAll name={name} {...together} />}
        {state === 'paused'
          ? onResume && (
              <button type="button" className="btn line med-give" onClick={onResume}>
                <Play size={18} aria-hidden="true" />
                {t.resume}
              </button>
            )
          : onGive &&
            state !== 'ended' && (
              <button
                type="button"
                className={isNearest ? 'btn med-give' : 'btn line med-give'}
                aria-label={t.giveNamed({ name })}
                aria-keyshortcuts={isNearest ? 'G' : undefined}
                onClick={onGive}
              >
                <Check size={18} aria-hidden="true" />
                {t.given}
              </button>
            )}
      </div>
    </li>
  );
}

type GiveAllProps = { name: string } & NonNullable<Props['together']>;

/** Enters the dose of all animals for which it is due. */
function GiveAll({ name, pets, onGive }: GiveAllProps) {
  const t = useTexts(medicineTexts);
  const f = useFormats();
  const areFemale = pets.every(({ sex }) => sex === 'female');
  const said = pets.length === 2 ? (areFemale ? t.givenBothHer : t.givenBoth) : areFemale ? t.givenAllHer : t.givenAll;
  return (
    <button
      type="button"
      className="btn line med-give"
      aria-label={t.givenToNamed({ said, name, pets: f.list(pets.map((pet) => pet.name)) })}
      onClick={onGive}
    >
      <Check size={18} aria-hidden="true" />
      {said}
    </button>
  );
}

/** The vet's sentence, who wrote it and when, and until when it holds. */
function Instruction({ course }: { course: Medicine }) {
  const t = useTexts(medicineTexts);
  const f = useFormats();
  const scheduleOf = useScheduleText();
  const now = useMinute();
  const { vetName, from, until, instruction, timezone, prescriptionUntil, repeatsLeft } = course;
  const isOver = until !== null && until < dayIn(now, timezone);
  const end = until ? (isOver ? t.endedOn : t.untilDay)({ day: f.day(until) }) : t.noEnd;
  const prescription = [
    ...(prescriptionUntil ? [t.prescriptionEnds({ day: f.day(prescriptionUntil) })] : []),
    ...(repeatsLeft === null ? [] : [t.repeatsLeft({ count: repeatsLeft })]),
  ];
  return (
    <div className="med-said">
      <Quote size={15} aria-hidden="true" />
      <p>
        <span dir="auto">{instruction}</span>
        <small>
          {course.schedule !== 'asNeeded' && (
            <>
              {scheduleOf(course)}
              {' · '}
            </>
          )}
          {vetName && (
            <>
              <bdi>{vetName}</bdi>
              {', '}
            </>
          )}
          <bdi className="num">{f.day(from)}</bdi>
          {' · '}
          {end}
        </small>
        {prescription.length > 0 && !isOver && <small>{prescription.join(' · ')}</small>}
      </p>
    </div>
  );
}

function Next({ course, notBefore }: { course: Medicine; notBefore: string | null }) {
  const t = useTexts(medicineTexts);
  const { lang } = useLanguage();
  const when = useWhen();
  const now = useMinute();
  const { nextAt, timezone, schedule, until } = course;
  if (nextAt === null) {
    if (until !== null && until < dayIn(now, timezone)) return null;
    if (schedule !== 'asNeeded') return null;
    return <b>{notBefore ? t.notBefore({ when: when(notBefore, timezone) }) : t.asNeeded}</b>;
  }
  const isPast = Date.parse(nextAt) <= now;
  const step = stepOn(course, dayIn(nextAt, timezone));
  const more = step?.text ?? timeFromNow(nextAt, now, lang);
  return (
    <>
      <b>{(isPast ? t.waiting : t.next)({ when: when(nextAt, timezone) })}</b>{' '}
      {more && (
        <span className="med-soon" dir="auto">
          {more}
        </span>
      )}
    </>
  );
}

function Paused({ course: { pauses }, day }: { course: Medicine; day: string }) {
  const t = useTexts(medicineTexts);
  const f = useFormats();
  const pause = pauses.find(({ from, until }) => from <= day && (until === null || day <= until));
  return (
    <>
      <b>{pause?.until ? t.pausedUntil({ day: f.day(pause.until) }) : t.paused}</b>{' '}
      {pause?.reason && (
        <span className="med-soon" dir="auto">
          {pause.reason}
        </span>
      )}
    </>
  );
}

function Last({ course: { lastGivenAt, lastGivenBy, timezone } }: { course: Medicine }) {
  const t = useTexts(medicineTexts);
  const when = useWhen();
  const giver = useGivers()(lastGivenBy);
  if (lastGivenAt === null) return <p className="med-last">{t.notGivenYet}</p>;
  const at = when(lastGivenAt, timezone);
  return (
    <p className="med-last">
      {giver && <PersonAvatar is={giver.is} name={giver.name} id={giver.id} size={26} />}
      <span>
        {giver?.is === 'me'
          ? t.givenByYou({ when: at })
          : giver
            ? t.givenBy({ name: giver.short, when: at })
            : t.givenAt({ when: at })}
      </span>
    </p>
  );
}
