import Info from 'lucide-react/icons/info';
import Plus from 'lucide-react/icons/plus';
import { dayOf } from '@tzemed/contract/dates/days';
import { limitSide } from '@tzemed/contract/measures/measure-changes';
import { measurementPlaceTexts } from '@tzemed/contract/measures/measure-texts';
import type { Measure } from '@tzemed/contract/measures/measures';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToMeasure } from '../../screens.ts';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { limitsOf, limitWords } from './limit-words.ts';
import { measureIcons } from './measure-icons.ts';
import { measureTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf } from './value-scale.ts';

type Props = {
  measures: readonly Measure[];
  /** Missing for who may not add. */
  onAdd?: (() => void) | undefined;
};

/** The latest value of each other measure, and its limits with whose they are. */
export function OtherMeasures({ measures, onAdd }: Props) {
  const t = useTexts(measureTexts);
  return (
    <div className="other-measures">
      {(measures.length > 0 || onAdd) && (
        <section className="card">
          <div className="card-head">
            <h2>{t.others}</h2>
            {onAdd && (
              <button type="button" className="link" onClick={onAdd}>
                <Plus size={18} aria-hidden="true" />
                {t.newMeasure}
              </button>
            )}
          </div>
          {measures.length > 0 && (
            <ul className="list measure-rows">
              {measures.map((measure) => (
                <Row key={measure.id} measure={measure} />
              ))}
            </ul>
          )}
        </section>
      )}
      <p className="quiet-note">
        <Info size={18} aria-hidden="true" />
        <span>{t.factsOnly}</span>
      </p>
    </div>
  );
}

function Row({ measure }: { measure: Measure }) {
  const t = useTexts(measureTexts);
  const places = useTexts(measurementPlaceTexts);
  const f = useFormats();
  const formats = useMeasureFormats();
  const today = useToday();
  const { latest, kind, petId, id } = measure;
  const scale = scaleOf(measure, latest?.value ?? null);
  const number = (value: number) => formats.number(value, scale);
  const side = latest && limitSide(latest.value, limitsOf(measure));
  const limits = limitWords(measure, number, t) || (kind === 'bodyCondition' ? t.range({ low: 1, high: 9 }) : '');
  const about = latest
    ? [f.briefDay(dayOf(new Date(latest.takenAt)), today), latest.place && places[latest.place]]
        .filter(Boolean)
        .join(', ')
    : t.noValue;
  return (
    <li>
      <RowIcon icon={measureIcons[kind]} />
      <div>
        <b>
          <RowLink to={linkToMeasure({ petId, measureId: id })}>
            <bdi>{formats.name(measure)}</bdi>
          </RowLink>
        </b>
        <small>{[about, limits].filter(Boolean).join(' · ')}</small>
      </div>
      {latest && (
        <span className="measure-value">
          <b className={side ? 'num outside' : 'num'}>{number(latest.value)}</b>
          <small>{[formats.unit(scale), side && t[side]].filter(Boolean).join(' · ')}</small>
        </span>
      )}
    </li>
  );
}
