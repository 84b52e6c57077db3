import type { CSSProperties } from 'react';
import Bell from 'lucide-react/icons/bell';
import Bone from 'lucide-react/icons/bone';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Droplet from 'lucide-react/icons/droplet';
import ListChecks from 'lucide-react/icons/list-checks';
import Package from 'lucide-react/icons/package';
import PackageMinus from 'lucide-react/icons/package-minus';
import Pencil from 'lucide-react/icons/pencil';
import Pill from 'lucide-react/icons/pill';
import Plus from 'lucide-react/icons/plus';
import Scale from 'lucide-react/icons/scale';
import Trash2 from 'lucide-react/icons/trash';
import type { LucideIcon } from 'lucide-react/types';
import { addDays } from '@tzemed/contract/dates/days';
import type { StockForecast, StockItem, StockUnit } from '@tzemed/contract/stock/stock-items';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { ChangeBadge } from '../../shared/queries/ChangeBadge.tsx';
import { lastDayOf, partLeft, toneOf } from '../../shared/stock/stock-state.ts';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { stockTexts } from './texts.ts';
import { useAmount } from './use-amount.ts';

export type StockAction = 'how' | 'refill' | 'count' | 'discard' | 'entries' | 'edit' | 'remove';

const icons: Partial<Record<StockUnit, LucideIcon>> = {
  tablet: Pill,
  ml: Droplet,
  pipette: Droplet,
  gram: Bone,
  portion: Bone,
};

type Props = { item: StockItem; forecast: StockForecast; onPress: (action: StockAction) => void };

/** A stock: until when it lasts, what is left of it and in which packages, and what is to be done. */
export function StockCard({ item, forecast, onPress }: Props) {
  const t = useTexts(stockTexts);
  const today = useToday();
  const { petOf } = usePets();
  const { id, name, unit, mayEdit } = item;
  const { state, petIds } = forecast;
  const tone = toneOf(forecast, today);
  const Icon = state === 'expired' ? CalendarX : state === 'short' ? CircleQuestionMark : (icons[unit] ?? Package);
  return (
    <li id={`stock-${id}`} tabIndex={-1} className="card stock" data-tone={tone}>
      <div className="stock-head">
        <span className="tile" aria-hidden="true">
          <Icon size={20} />
        </span>
        <div>
          <ChangeBadge id={id} />
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {petIds.length > 0 && (
            <span className="stock-pets">
              {petIds.map((petId) => (
                <PetChip key={petId} pet={petOf(petId)} />
              ))}
            </span>
          )}
        </div>
        {mayEdit && (
          <MoreMenu
            label={t.actions({ name })}
            items={[
              { icon: Plus, label: unit === 'gram' ? t.addBag : t.add, onPress: () => onPress('refill') },
              { icon: Scale, label: t.count, onPress: () => onPress('count') },
              { icon: PackageMinus, label: t.discard, onPress: () => onPress('discard') },
              { icon: ListChecks, label: t.entries, onPress: () => onPress('entries'), isApart: true },
              { icon: Pencil, label: t.edit, onPress: () => onPress('edit') },
              { icon: Trash2, label: t.remove, onPress: () => onPress('remove'), isDanger: true },
            ]}
          />
        )}
      </div>
      <Until item={item} forecast={forecast} onHow={() => onPress('how')} />
      <div className="stock-bar" aria-hidden="true">
        <i style={{ '--part': partLeft(forecast) } as CSSProperties} />
      </div>
      <Packages item={item} forecast={forecast} />
      <Foot item={item} forecast={forecast} onPress={onPress} />
    </li>
  );
}

/** Days ahead for which a day of the week says something; a later one is short, on one line. */
const nearDays = 45;

/** Title of a card: the day, or why there is none, and what is left. */
function Until({ item, forecast, onHow }: { item: StockItem; forecast: StockForecast; onHow: () => void }) {
  const t = useTexts(stockTexts);
  const f = useFormats();
  const today = useToday();
  const amountOf = useAmount();
  const { unit } = item;
  const { state, left, fullest, packages, perDay, isEstimate, remains, lines } = forecast;
  const day = lastDayOf(forecast);
  const dayText = (day: string) => (day > addDays(today, nearDays) ? f.day(day) : f.relativeDay(day, today));
  const expired = packages.find((one) => one.isExpired);
  const missing = lines.find(({ kind }) => kind === 'noAmount');
  const leftText = isEstimate ? t.estimate({ amount: amountOf(left, unit) }) : amountOf(Math.max(0, left), unit);
  const perDayText = perDay === null ? [] : [t.perDay({ amount: amountOf(perDay, unit) })];
  const [title, ...text] = {
    runsOut: () => [day ? t.until({ day: dayText(day) }) : t.notOne, leftText, ...perDayText],
    lasts: () => [t.lasts, leftText, ...perDayText],
    ends: () => [
      t.ends,
      leftText,
      remains > 0 ? t.remainsAfter({ day: f.day(day ?? today), amount: amountOf(remains, unit) }) : t.nothingRemains,
    ],
    unused: () => [
      leftText,
      missing
        ? t.noAmountText({ name: missing.name ?? '' })
        : lines.some(({ kind }) => kind === 'asNeeded')
          ? t.asNeededText
          : t.unusedText,
    ],
    empty: () => (fullest > 0 ? [t.out, ...perDayText] : [t.nothingYet]),
    expired: () => [t.expiredOn({ day: f.day(expired?.expiresOn ?? today) }), leftText],
    short: () => [t.missing({ amount: amountOf(-left, unit) }), t.missingText],
  }[state]() as [string, ...string[]];
  const hasWay = ['runsOut', 'lasts', 'ends'].includes(state);
  return (
    <div>
      {hasWay ? (
        <button type="button" className="stock-until" title={t.how} onClick={onHow}>
          {title}
        </button>
      ) : (
        <b className="stock-until">{title}</b>
      )}
      {text.length > 0 && <p className="stock-about">{text.join(' · ')}</p>}
    </div>
  );
}

/** Packages with their batch and expiry. A single one that nothing is said of stands in the bar above. */
function Packages({ item: { unit }, forecast: { packages, state } }: Pick<Props, 'item' | 'forecast'>) {
  const t = useTexts(stockTexts);
  const f = useFormats();
  const amountOf = useAmount();
  if (state === 'short' || packages.length === 0) return null;
  return (
    <ul className="stock-packs">
      {packages.map(({ entryId, of, left, batch, expiresOn, isOpen, isExpired }) => (
        <li key={entryId} data-expired={isExpired || undefined}>
          <b>{isExpired ? t.packExpired : isOpen ? t.packOpen : t.packClosed}</b>{' '}
          {isOpen
            ? t.leftOf({ left: unit === 'gram' ? amountOf(left, unit) : f.number(left), of: amountOf(of, unit) })
            : amountOf(left, unit)}
          {batch && (
            <>
              {' · '}
              {t.batch} <bdi dir="ltr">{batch}</bdi>
            </>
          )}
          {expiresOn && (
            <>
              {' · '}
              {t.validUntil} <bdi className="num">{f.day(expiresOn)}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** When it is reminded of, and the one thing to do. */
function Foot({ item: { name, unit, mayEdit }, forecast, onPress }: Props) {
  const t = useTexts(stockTexts);
  const f = useFormats();
  const today = useToday();
  const { state, remindOn, isRemindedSooner, repeatsLeft } = forecast;
  const isLow = toneOf(forecast, today) === 'low';
  const day = remindOn && f.longDay(remindOn);
  const remind =
    remindOn === today ? t.remindToday : day && (remindOn! < today ? t.reminded({ day }) : t.remind({ day }));
  const repeats = repeatsLeft === 0 ? t.noRepeat : repeatsLeft === 1 ? t.lastRepeat : undefined;
  const said = {
    runsOut: [remind, isRemindedSooner && t.sooner],
    lasts: [t.noNeed],
    ends: [t.noNeed],
    unused: [],
    empty: [],
    expired: [t.notCounted],
    short: [t.staysEntered],
  }[state].filter((one) => !!one);
  const action: StockAction = state === 'expired' ? 'discard' : ['short', 'ends'].includes(state) ? 'count' : 'refill';
  const label = { discard: t.discard, count: t.count, refill: unit === 'gram' ? t.addBag : t.add }[action];
  const isStrong = action === 'refill' ? isLow || state === 'empty' : state === 'short';
  if (!mayEdit && said.length === 0 && !repeats) return null;
  return (
    <div className="stock-foot">
      <span>
        {state === 'runsOut' && <Bell size={15} aria-hidden="true" />}
        {[said.join(', '), repeats].filter(Boolean).join(' · ')}
      </span>
      {mayEdit && (
        <button
          type="button"
          className={isStrong ? 'btn sm' : action === 'refill' ? 'btn soft sm' : 'btn line sm'}
          aria-label={t.of({ action: label, name })}
          onClick={() => onPress(action)}
        >
          {action === 'refill' && <Plus size={16} aria-hidden="true" />}
          {label}
        </button>
      )}
    </div>
  );
}
