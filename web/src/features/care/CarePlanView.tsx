import './care.css';
import { type ReactNode, Suspense, useId, useState } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import EyeOff from 'lucide-react/icons/eye-off';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import type { CarePlan, CarePlanItem } from '@tzemed/contract/care/care';
import type { Pet } from '@tzemed/contract/pets/pets';
import { PeekingPets } from '../../art/PeekingPets.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToRecord } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { SwitchLine } from '../../ui/field/SwitchLine.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { Link } from '../../ui/Link.tsx';
import { phoneScreen } from '../../ui/screen-widths.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { careIcon } from './care-icons.ts';
import { CareRow, rowIdOf } from './CareRow.tsx';
import { splitLater } from './due-text.ts';
import { isFirstYear } from './first-year/first-year.ts';
import { careTexts } from './texts.ts';
import { useCareDialogs } from './use-care-dialogs.tsx';
import { hasCareRules } from '@tzemed/contract/care/care-species';

const FirstYear = lazyForm(() => import('./first-year/FirstYear.tsx').then((module) => module.FirstYear));

type Props = {
  pet: Pet;
  plan: CarePlan;
  /** Opens the pet's form at its date of birth. */
  onComplete: () => void;
};

/** Plan of a pet: what is due, what comes, what can be chosen, and what was done. */
export function CarePlanView({ pet, plan, onComplete }: Props) {
  const t = useTexts(careTexts);
  const f = useFormats();
  const today = useToday();
  const { update, isBusy, onAsk, dialogs, putBack, choose, addOwn } = useCareDialogs(pet);
  const mayEdit = canAccess(pet, 'reminders', 'edit');
  const mayBook = canAccess(pet, 'medicalRecords', 'edit');
  const of = (state: CarePlanItem['state']) => plan.items.filter((item) => item.state === state);
  const [now, later, done, off, options] = [of('now'), of('later'), of('done'), of('off'), of('option')];
  const { soon, isSpan } = splitLater(later, today);
  const [isAll, showAll] = useState(false);
  const row = (item: CarePlanItem) => (
    <CareRow
      key={rowIdOf(item) + (item.due?.day ?? '')}
      item={item}
      today={today}
      onAsk={mayEdit ? onAsk : undefined}
      mayBook={mayBook}
    />
  );
  const old = [...new Set([...now, ...later].filter(({ isOld }) => isOld).map(({ group }) => group))];
  const oldest = [...now, ...later]
    .flatMap((item) => (item.isOld ? item.sources.map(({ read }) => read) : []))
    .toSorted()[0];
  const hasRules = hasCareRules(pet);
  const isEmpty = now.length + later.length === 0;
  const isNarrow = useMediaQuery(phoneScreen);
  const hasYear = hasRules && isFirstYear(plan.birthDate, today);
  // On a phone the year is a list of the same.
  const first = isAll ? later : isNarrow && hasYear ? [] : soon;
  const due = <Rows title={t.now} count={String(now.length)} items={now} row={row} />;

  /** Shows the row of a mark: what was done is in its fold. */
  function goTo(item: CarePlanItem) {
    showAll(true);
    requestAnimationFrame(() => {
      const place = document.getElementById(item.state === 'done' ? 'care-done' : rowIdOf(item));
      if (place instanceof HTMLDetailsElement) place.open = true;
      place?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      (place instanceof HTMLDetailsElement ? place.querySelector('summary') : place)?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      {plan.lacksBirthDate && (
        <Banner
          tone="info"
          action={
            canAccess(pet, 'profile', 'edit') && (
              <button type="button" className="btn line sm" onClick={onComplete}>
                {t.complete}
              </button>
            )
          }
        >
          {t.needsBirth}
        </Banner>
      )}
      {old.length > 0 && oldest && (
        <Banner tone="warn">{t.oldRules({ titles: f.list(old), day: f.day(oldest) })}</Banner>
      )}
      {now.length === 0 && hasRules && (
        <section className="card care-calm">
          <h2>{t.allGood}</h2>
          <p>{t.allGoodText({ name: pet.name })}</p>
          <PeekingPets pets={[pet]} areAsleep />
        </section>
      )}
      {isNarrow && due}
      {hasYear && (
        <Suspense>
          <FirstYear pet={pet} birthDate={plan.birthDate!} items={plan.items} today={today} onOpen={goTo} />
        </Suspense>
      )}
      <div className="care-split">
        <div>
          {!hasRules && isEmpty && (
            <section className="card care-calm">
              <h2>{t.nothingYet}</h2>
              <p>{t.nothingYetText}</p>
            </section>
          )}
          {!isNarrow && due}
          <Rows
            title={t.later}
            count={isAll || first.length === 0 || !isSpan ? '' : t.laterSpan}
            items={first}
            rest={later.length - first.length}
            row={row}
          >
            {first.length < later.length && (
              <button type="button" className="link care-more" onClick={() => showAll(true)}>
                {t.more({ count: later.length - first.length })}
              </button>
            )}
          </Rows>
        </div>
        <div>
          {mayEdit && (
            <section className="card care-remind">
              <SwitchLine
                label={t.reminders}
                hint={t.remindersHint}
                isOn={plan.hasReminders}
                isDisabled={isBusy}
                onChange={(hasReminders) => update({ hasReminders })}
              />
            </section>
          )}
          {mayEdit && <Options items={options} onChoose={choose} onOwn={addOwn} isOpen={isEmpty || hasRules} />}
          {(done.length > 0 || off.length > 0) && (
            <section className="card care-folds">
              {done.length > 0 && <Done items={done} />}
              {off.length > 0 && <Off items={off} onPutBack={mayEdit ? putBack : undefined} />}
            </section>
          )}
          {plan.goesOut !== null && (
            <p className="care-note">
              <House size={16} aria-hidden="true" />
              <span>
                {(plan.goesOut ? t.outdoor : t.indoor)({ name: pet.name })}{' '}
                {mayEdit && (
                  <button type="button" className="link" onClick={() => update({ goesOut: !plan.goesOut })}>
                    {plan.goesOut ? t.staysIn : t.goesOut}
                  </button>
                )}
              </span>
            </p>
          )}
          <p className="care-note">
            <Info size={16} aria-hidden="true" />
            <span>{hasRules ? t.foot({ day: f.day(plan.rules.read) }) : t.tasksOnly}</span>
          </p>
        </div>
      </div>
      {dialogs}
    </>
  );
}

type RowsProps = {
  title: string;
  count: string;
  items: readonly CarePlanItem[];
  /** Number of those that are not shown yet. */
  rest?: number;
  row: (item: CarePlanItem) => ReactNode;
  children?: ReactNode;
};

function Rows({ title, count, items, rest = 0, row, children }: RowsProps) {
  const id = useId();
  if (items.length + rest === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="care-sub">
        <h2 id={id}>{title}</h2>
        <span>{count}</span>
      </div>
      <div className="card care-rows">
        {items.map(row)}
        {children}
      </div>
    </section>
  );
}

type OptionsProps = {
  items: readonly CarePlanItem[];
  isOpen: boolean;
  onChoose: (item: CarePlanItem) => void;
  onOwn: () => void;
};

/** Options of a vet are in sight, tasks of every day wait in a fold. */
function Options({ items, isOpen, onChoose, onOwn }: OptionsProps) {
  const t = useTexts(careTexts);
  const [first, tasks] = [items.filter(({ kind }) => kind !== 'task'), items.filter(({ kind }) => kind === 'task')];
  const line = (item: CarePlanItem) => {
    const { group, interval, why } = item;
    const hasChoices = interval.choices.length > 1;
    return (
      <li key={item.key}>
        <RowIcon icon={careIcon(item)} />
        <div>
          <b>{group}</b>
          <small>{why}</small>
        </div>
        <button
          type="button"
          className="btn soft sm"
          aria-label={(hasChoices ? t.chooseOf : t.addOptionOf)({ title: group })}
          onClick={() => onChoose(item)}
        >
          {hasChoices ? t.choose : t.addOption}
        </button>
      </li>
    );
  };
  return (
    <section className="card care-options">
      <div className="card-head">
        <h2>{t.options}</h2>
      </div>
      <ul>
        {first.map(line)}
        <li>
          <RowIcon icon={ListPlus} />
          <div>
            <b>{t.ownOption}</b>
            <small>{t.ownOptionText}</small>
          </div>
          <button
            type="button"
            className="btn soft sm"
            aria-label={t.addOptionOf({ title: t.ownOption })}
            onClick={onOwn}
          >
            <Plus size={16} aria-hidden="true" />
            {t.addOption}
          </button>
        </li>
      </ul>
      {tasks.length > 0 && (
        <details open={first.length === 0 && isOpen}>
          <summary>
            {t.task} <span>{tasks.length}</span>
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <ul>{tasks.map(line)}</ul>
        </details>
      )}
    </section>
  );
}

function Done({ items }: { items: readonly CarePlanItem[] }) {
  const t = useTexts(careTexts);
  const f = useFormats();
  const [last] = items;
  return (
    <details className="care-fold" id="care-done">
      <summary>
        <Check size={20} aria-hidden="true" />
        {t.doneFold} <span>{items.length}</span>
        {last?.last && <small>{t.lastDone({ title: last.group, day: f.day(last.last.day) })}</small>}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul>
        {items.map(({ key, title, last }) => (
          <li key={`${key} ${last?.day}`}>
            {last?.recordId ? (
              <Link to={linkToRecord(last.recordId)} aria-label={t.toRecord({ title })}>
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
            <span className="num">{last && f.day(last.day)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Off({
  items,
  onPutBack,
}: {
  items: readonly CarePlanItem[];
  onPutBack: ((item: CarePlanItem) => void) | undefined;
}) {
  const t = useTexts(careTexts);
  return (
    <details className="care-fold">
      <summary>
        <EyeOff size={20} aria-hidden="true" />
        {t.offFold} <span>{items.length}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <span>{item.group}</span>
            {onPutBack && (
              <button
                type="button"
                className="btn line sm"
                aria-label={t.putBackOf({ title: item.group })}
                onClick={() => onPutBack(item)}
              >
                {t.putBack}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
