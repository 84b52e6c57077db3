import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Scale from 'lucide-react/icons/scale';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Trash2 from 'lucide-react/icons/trash';
import Upload from 'lucide-react/icons/upload';
import { dayOf } from '@tzemed/contract/dates/days';
import { limitSide, notableChange } from '@tzemed/contract/measures/measure-changes';
import { roundValue } from '@tzemed/contract/measures/measure-values';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMinute, useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { MoreMenu, type MenuItem } from '../../ui/overlay/MoreMenu.tsx';
import { fileApi, type Period, periods, usePoints } from './api.ts';
import { ChangeBanner } from './ChangeBanner.tsx';
import type { ChartPoint } from './chart/chart-layout.ts';
import { type ChartBar, labelsOn } from './chart/chart-bars.ts';
import { type ChartEvent, MeasureChart } from './chart/MeasureChart.tsx';
import { comparedPoint } from './describe-change.ts';
import { limitsOf, limitWords } from './limit-words.ts';
import { PointCard } from './PointCard.tsx';
import { chartTexts, measureTexts, weighTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf, shownNumber, valueFrom } from './value-scale.ts';

export type MeasureActions = {
  onAdd: () => void;
  onEdit: (row: Measurement) => void;
  onRemove: (row: Measurement) => void;
  onEditMeasure: () => void;
  onRemoveMeasure: () => void;
  onImport: () => void;
};

type Props = {
  pet: Pet;
  measure: Measure;
  /** Medicines, shown as bars. */
  bars: readonly ChartBar[];
  /** Visits and records, shown as dotted lines. */
  events: readonly ChartEvent[];
  /** Missing for who may not edit. */
  actions?: MeasureActions | undefined;
};

const names = Object.keys(periods) as Period[];
/** Columns that are asked for in steps: a window that is dragged does not ask at each pixel. */
const columnStep = 100;

/** A measure: its latest value, what has changed, and its chart. */
export function MeasureCard({ pet, measure, bars, events, actions }: Props) {
  const t = useTexts(measureTexts);
  const weigh = useTexts(weighTexts);
  const chart = useTexts(chartTexts);
  const f = useFormats();
  const formats = useMeasureFormats();
  const today = useToday();
  const [period, setPeriod] = useState<Period>('year');
  const [columns, setColumns] = useState(600);
  const [open, setOpen] = useState<string | null>(null);
  const { latest } = measure;
  const asked = { period, today, columns: Math.ceil(columns / columnStep) * columnStep };
  const load = usePoints(pet, latest ? measure.id : undefined, asked);
  const scale = scaleOf(measure, latest?.value ?? null, pet.species);
  const points = (load.data?.points ?? []).map(({ id, takenAt, value }): ChartPoint => ({
    id,
    at: Date.parse(takenAt),
    value: shownNumber(value, scale),
  }));
  const openIndex = points.findIndex(({ id }) => id === open);
  const openPoint = points[openIndex];
  const now = useMinute();
  const found = measure.kind === 'weight' && load.data ? notableChange(load.data.points, new Date(now)) : undefined;
  // A change is told once: who put it aside is told of the next one.
  const change = latest?.isChangeDismissed && found?.to.id === latest.id ? undefined : found;

  const shown = (value: number | null) => (value === null ? null : shownNumber(value, scale));
  const text = (point: number) => formats.text(valueFrom(point, scale), scale);
  const dayAt = ({ at }: ChartPoint) => dayOf(new Date(at));
  function changeOf(point: ChartPoint | undefined) {
    const before = point && comparedPoint(points, point);
    if (!point || !before) return '';
    const difference = roundValue(point.value - before.value);
    const when = f.distance(dayAt(before), dayAt(point));
    const amount = text(Math.abs(difference));
    return difference === 0
      ? t.sameAs({ when })
      : difference < 0
        ? t.lessThan({ amount, when })
        : t.moreThan({ amount, when });
  }
  const side = latest && limitSide(latest.value, limitsOf(measure));
  const limits = limitWords(measure, (value) => formats.number(value, scale), t);

  async function save() {
    try {
      saveFile(await fileApi.download({ params: { id: measure.id } }), `${formats.name(measure)} – ${pet.name}.csv`);
    } catch (error) {
      reportFailure(error, 'load');
    }
  }
  const items: MenuItem[] = actions
    ? [
        { icon: Pencil, label: t.editMeasure, onPress: actions.onEditMeasure },
        { icon: Upload, label: t.importCsv, onPress: actions.onImport },
        { icon: Trash2, label: t.removeMeasure, onPress: actions.onRemoveMeasure, isDanger: true, isApart: true },
      ]
    : [];
  const hasChart = points.length > 1;
  return (
    <>
      {change && (
        <ChangeBanner
          key={change.to.id}
          pet={pet}
          change={change}
          text={(value) => formats.text(value, scale)}
          isEditable={actions !== undefined}
        />
      )}
      <section className="card measure-card" data-hue={pet.hue}>
        <div className="card-head">
          <h2>
            <bdi>{formats.name(measure)}</bdi>
          </h2>
          {actions && (
            <button type="button" className="btn sm" onClick={actions.onAdd}>
              {measure.kind === 'weight' ? (
                <Scale size={18} aria-hidden="true" />
              ) : (
                <Plus size={18} aria-hidden="true" />
              )}
              {measure.kind === 'weight' ? weigh.weigh : weigh.add}
            </button>
          )}
          {items.length > 0 && <MoreMenu label={t.actions} items={items} />}
        </div>
        {!latest && <p className="pad muted">{t.noValue}</p>}
        {latest && (
          <div className="measure-now">
            <b className={side ? 'num outside' : 'num'}>
              {formats.number(latest.value, scale)}
              {scale.unit !== null && <small>{formats.unit(scale)}</small>}
            </b>
            <p>
              <span>
                {[f.relativeDay(dayOf(new Date(latest.takenAt)), today), changeOf(points.at(-1))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {side && <span>{[t[side], limits].filter(Boolean).join(' · ')}</span>}
              {!side && limits && <span className="muted">{limits}</span>}
              <Target measure={measure} text={(value) => formats.text(value, scale)} />
            </p>
          </div>
        )}
        {latest && (
          <div className="measure-periods choice-row" role="group" aria-label={t.period}>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                className="pill small"
                aria-pressed={name === period}
                onClick={() => {
                  setOpen(null);
                  setPeriod(name);
                }}
              >
                {t[name]}
              </button>
            ))}
          </div>
        )}
        <LoadBanner load={load} />
        {load.isPending && <Skeleton count={1} />}
        {hasChart && (
          <>
            <MeasureChart
              name={formats.name(measure)}
              points={points}
              target={shown(measure.target)}
              limits={{ low: shown(measure.low), high: shown(measure.high) }}
              bars={bars}
              events={events}
              number={(value) => formats.number(valueFrom(value, scale), scale)}
              describe={(point) => `${text(point.value)}, ${f.day(dayAt(point))}`}
              open={openIndex < 0 ? null : openIndex}
              onOpen={(index) => setOpen(points[index]!.id)}
              onColumns={setColumns}
            />
            {openPoint && (
              <PointCard
                key={openPoint.id}
                point={openPoint}
                value={text(openPoint.value)}
                change={changeOf(openPoint)}
                meanwhile={labelsOn(bars, dayAt(openPoint))}
                onEdit={actions?.onEdit}
                onRemove={actions?.onRemove}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
        {latest && (
          <div className="chart-legend">
            {hasChart && events.length > 0 && (
              <span>
                <Stethoscope size={16} aria-hidden="true" />
                {chart.visit}
              </span>
            )}
            {hasChart && bars.length > 0 && (
              <span>
                <i className="band-key" aria-hidden="true" />
                {chart.medicine}
              </span>
            )}
            {hasChart && measure.target !== null && (
              <span>
                <i className="dash-key" aria-hidden="true" />
                {chart.targetLine}
              </span>
            )}
            {hasChart && (measure.low ?? measure.high) !== null && (
              <span>
                <i className="dash-key dots" aria-hidden="true" />
                {chart.limitLine}
              </span>
            )}
            <span className="end">
              <button type="button" className="link" onClick={() => void save()}>
                <Download size={16} aria-hidden="true" />
                {t.exportCsv}
              </button>
            </span>
          </div>
        )}
      </section>
    </>
  );
}

function Target({ measure, text }: { measure: Measure; text: (value: number) => string }) {
  const t = useTexts(measureTexts);
  const { target, targetBy, latest } = measure;
  if (target === null || !latest) return null;
  const difference = Math.abs(roundValue(latest.value - target));
  if (difference === 0) return <span className="muted">{t.atTarget}</span>;
  const amount = text(difference);
  return <span className="muted">{targetBy ? t.toTargetOf({ amount, who: targetBy }) : t.toTarget({ amount })}</span>;
}
