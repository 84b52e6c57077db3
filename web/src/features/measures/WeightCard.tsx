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
import { measureTexts, weighTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf } from './value-scale.ts';
import { ValueDialog } from './ValueDialog.tsx';

/** Values of the small curve. */
const shown = 6;
const size = { width: 320, height: 96, edge: 12 };

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
  const points = pointsOf(rows, isRtl);
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
        <svg className="weight-curve" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <path d={points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
          {points.slice(0, -1).map(({ id, x, y }) => (
            <circle key={id} cx={x} cy={y} r={4} />
          ))}
          <circle cx={end.x} cy={end.y} r={6.5} className="end" />
        </svg>
      )}
    </>
  );
}

/** Places of values on the small curve, evenly by time. */
function pointsOf(rows: readonly { id: string; takenAt: string; value: number }[], isRtl: boolean) {
  const times = rows.map(({ takenAt }) => Date.parse(takenAt));
  const values = rows.map(({ value }) => value);
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 1];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const { width, height, edge } = size;
  return rows.map(({ id, value }, nth) => {
    const along = edge + ((times[nth]! - first) / Math.max(1, last - first)) * (width - 2 * edge);
    const up = most === least ? 0.5 : (value - least) / (most - least);
    return {
      id,
      x: Math.round(isRtl ? width - along : along),
      y: Math.round(height - edge - up * (height - 2 * edge)),
    };
  });
}
