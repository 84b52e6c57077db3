import './measures.css';
import Plus from 'lucide-react/icons/plus';
import { dayOf } from '@tzemed/contract/dates/days';
import { measureKindTexts } from '@tzemed/contract/measures/measure-texts';
import { roundValue } from '@tzemed/contract/measures/measure-values';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { dirOf } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToPet, measuresSection } from '../../screens.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { allMeasures, measurementsApi, measuresApi } from './api.ts';
import { chartTexts, measureTexts, weighTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf } from './value-scale.ts';
import { ValueDialog } from './ValueDialog.tsx';

/** Values of the small curve. */
const shown = 6;
const size = { width: 320, height: 150, edge: 28, top: 30, foot: 32 };
/** Pixels between two labels of time. */
const labelRoom = 56;

/** The last weights of a pet, as a curve without an axis; nothing where there is none. */
export function WeightCard({ pet }: { pet: Pet }) {
  const title = useTexts(measureKindTexts).weight;
  const { weigh } = useTexts(weighTexts);
  const value = useEditDialog<never>();
  const weight = useListOf(measuresApi, pet, allMeasures).rows?.find(({ kind }) => kind === 'weight');
  if (!weight?.latest) return null;
  return (
    <section className="card weight-card" data-hue={pet.hue}>
      <div className="card-head">
        <h2>
          <RowLink to={linkToPet(pet.id, measuresSection)}>{title}</RowLink>
        </h2>
        {!pet.archivedAt && canAccess(pet, measuresApi.area, 'edit') && (
          <button type="button" className="link" onClick={value.add}>
            <Plus size={18} aria-hidden="true" />
            {weigh}
          </button>
        )}
      </div>
      <Curve pet={pet} measure={{ ...weight, latest: weight.latest }} />
      <ValueDialog pet={pet} measure={weight} isOpen={value.isOpen} onClose={value.close} />
    </section>
  );
}

type Latest = NonNullable<Measure['latest']>;

function Curve({ pet, measure }: { pet: Pet; measure: Measure & { latest: Latest } }) {
  const t = useTexts(measureTexts);
  const chart = useTexts(chartTexts);
  const f = useFormats();
  const formats = useMeasureFormats();
  const today = useToday();
  const isRtl = dirOf(useLanguage().lang) === 'rtl';
  const { latest } = measure;
  const scale = scaleOf(measure, latest.value, pet.species);
  const asked = { measureId: measure.id, limit: shown };
  const rows = (useListOf(measurementsApi, pet, asked, 'weights').rows ?? []).toReversed();
  const before = rows.at(-2);
  const difference = before ? roundValue(latest.value - before.value) : 0;
  const amount = formats.text(Math.abs(difference), scale);
  const when = before && f.distance(before.date, dayOf(new Date(latest.takenAt)));
  const change =
    when && (difference === 0 ? t.sameAs({ when }) : (difference < 0 ? t.lessThan : t.moreThan)({ amount, when }));
  const { points, y } = placesOf(rows, measure.target, isRtl);
  const end = points.at(-1);
  return (
    <>
      <div className="measure-now small">
        <b className="num">
          {formats.number(latest.value, scale)}
          <small>{formats.unit(scale)}</small>
        </b>
        <p>
          <span>{[f.briefDay(dayOf(new Date(latest.takenAt)), today), change].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      {points.length > 1 && end && (
        <svg className="weight-curve" viewBox={`0 0 ${size.width} ${size.height}`} direction="ltr" aria-hidden="true">
          <path d={points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
          {points.slice(0, -1).map(({ id, x, y }) => (
            <circle key={id} cx={x} cy={y} r={4} />
          ))}
          <circle cx={end.x} cy={end.y} r={6.5} className="end" />
          <text x={end.x} y={end.y - 13} textAnchor="middle" className="last">
            {formats.number(latest.value, scale)}
          </text>
          {measure.target !== null && (
            <>
              <line x1={8} x2={size.width - 8} y1={y(measure.target)} y2={y(measure.target)} />
              <text
                x={isRtl ? size.width - 8 : 8}
                y={y(measure.target) - 7}
                textAnchor={isRtl ? 'end' : 'start'}
                className="target"
              >
                {chart.target({ value: formats.number(measure.target, { ...scale, decimals: 0 }) })}
              </text>
            </>
          )}
          {timeLabels(points).map(({ id, x, date }) => (
            <text key={id} x={x} y={size.height - 6} textAnchor="middle">
              {id === end.id ? f.briefDay(date, today) : f.shortMonth(date.slice(0, 7))}
            </text>
          ))}
        </svg>
      )}
    </>
  );
}

type Value = { readonly id: string; readonly takenAt: string; readonly date: string; readonly value: number };

/** Places of values on the small curve, evenly by time, and of any value on its height. */
function placesOf(rows: readonly Value[], target: number | null, isRtl: boolean) {
  const times = rows.map(({ takenAt }) => Date.parse(takenAt));
  const values = rows.map(({ value }) => value).concat(target ?? []);
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 1];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const { width, height, edge, top, foot } = size;
  const y = (value: number) => {
    const up = most === least ? 0.5 : (value - least) / (most - least);
    return Math.round(height - foot - up * (height - foot - top));
  };
  const points = rows.map(({ id, date, value }, nth) => {
    const along = edge + ((times[nth]! - first) / Math.max(1, last - first)) * (width - 2 * edge);
    return { id, date, x: Math.round(isRtl ? width - along : along), y: y(value) };
  });
  return { points, y };
}

/** Points that have a label of their time: the last one, and of the others the first of each month, where there is room. */
function timeLabels<P extends { readonly x: number; readonly date: string }>(points: readonly P[]) {
  const last = points.at(-1)!;
  const labelled = [last];
  for (const [nth, point] of points.entries()) {
    const isOfNewMonth = point.date.slice(0, 7) !== points[nth - 1]?.date.slice(0, 7);
    if (isOfNewMonth && labelled.every(({ x }) => Math.abs(x - point.x) >= labelRoom)) labelled.push(point);
  }
  return labelled;
}
