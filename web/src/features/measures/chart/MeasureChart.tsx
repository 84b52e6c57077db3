import './chart.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dirOf, localeOf } from '../../../i18n/language.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { chartTexts } from '../texts.ts';
import { type ChartBar, placeBars } from './chart-bars.ts';
import {
  barRow,
  type ChartPoint,
  layoutChart,
  mergeEvents,
  monthMarks,
  nearestPoint,
  timeScale,
} from './chart-layout.ts';

/** Something of a day: a visit. */
export type ChartEvent = { readonly id: string; readonly label: string; readonly date: string };

type Props = {
  /** Name of the measure. */
  name: string;
  /** The oldest first. */
  points: readonly ChartPoint[];
  target: number | null;
  limits: { readonly low: number | null; readonly high: number | null };
  bars: readonly ChartBar[];
  events: readonly ChartEvent[];
  /** A number of the axis, and a point in words. */
  number: (value: number) => string;
  describe: (point: ChartPoint) => string;
  /** Index of the open point. */
  open: number | null;
  onOpen: (index: number) => void;
  /** Told once the width is known: a chart asks for as many points as it has columns. */
  onColumns: (columns: number) => void;
};

/** More points are a line without circles. */
const maxCircles = 60;
const heights = { wide: 330, narrow: 260 };
const narrow = 480;
/** Pixels of the dot of an event, with some room. */
const eventWidth = 26;
const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Width of an element, at which the chart is drawn pixel by pixel. */
function useWidth(first: number) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!globalThis.ResizeObserver) return undefined;
    const element = place.current!;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(200, Math.round(entry!.contentRect.width))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}

/**
 * Values over time, which runs with the language: from the right in Hebrew. One stop of the keyboard: arrows go from point to point,
 * Home and End to the first and the last, and Enter opens one. A table of the same values stands behind it.
 */
export function MeasureChart(props: Props) {
  const { name, points, target, limits, bars, events, number, describe, open, onOpen, onColumns } = props;
  const t = useTexts(chartTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const isRtl = dirOf(lang) === 'rtl';
  const axisNumber = (value: number) => value.toLocaleString(localeOf[lang], { maximumFractionDigits: 3 });
  const [place, width] = useWidth(600);
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => onColumns(width), [onColumns, width]);
  const isNarrow = width < narrow;

  const now = useMinute();
  const visible = placeBars(bars, { ...timeScale({ points, now, width, isRtl }), width });
  const marks = [target, limits.low, limits.high].filter((mark) => mark !== null);
  const barRows = visible.reduce((most, { row }) => Math.max(most, row + 1), 0);
  // One row of bars fits above the lines; each more makes the chart higher.
  const height = (isNarrow ? heights.narrow : heights.wide) + Math.max(0, barRows - 1) * barRow;
  const layout = layoutChart({ points, marks, now, width, height, isRtl, barRows });
  const { x, y } = layout;
  const inSpan = events.filter(({ date }) => startOf(date) + dayMs / 2 >= layout.first && startOf(date) <= now);
  const shownEvents = mergeEvents(inSpan, ({ date }) => x(startOf(date) + dayMs / 2), eventWidth);
  const last = points.length - 1;
  const labelled = labelsOf(points);
  const current = Math.min(active ?? open ?? last, last);

  const move = (index: number) => setActive(Math.max(0, Math.min(last, index)));
  function onKeyDown(event: KeyboardEvent) {
    const later = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const earlier = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === later || event.key === 'ArrowUp') move(current + 1);
    else if (event.key === earlier || event.key === 'ArrowDown') move(current - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(last);
    else if (event.key === 'Enter' || event.key === ' ') onOpen(current);
    else return;
    event.preventDefault();
  }
  const nearest = ({ clientX, currentTarget }: PointerEvent | React.MouseEvent) =>
    nearestPoint(points, x, clientX - currentTarget.getBoundingClientRect().left);

  const monthLabels = monthMarks(layout.first, now, Math.floor(width / (isNarrow ? 80 : 92)));
  const todayX = x(now);
  const areYears = monthLabels.length > 1 && monthLabels[1]!.slice(5, 7) === monthLabels[0]!.slice(5, 7);
  return (
    <div ref={place} className="measure-chart">
      <div
        className="chart-stop"
        role="slider"
        tabIndex={0}
        aria-label={t.chart({ name })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={current}
        aria-valuetext={describe(points[current]!)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(null)}
        onPointerMove={(event) => event.pointerType === 'mouse' && setActive(nearest(event))}
        onPointerLeave={() => setActive(null)}
        onClick={(event) => onOpen(nearest(event))}
      >
        <svg
          className="chart"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          direction="ltr"
          aria-hidden="true"
        >
          {visible.map(({ id, label, left, width: length, labelAt, row }) => (
            <g key={id}>
              <rect
                x={left}
                y={4 + row * barRow}
                width={length}
                height={20}
                rx={Math.min(10, length / 2)}
                className="c-band"
              />
              <text x={labelAt} y={18.5 + row * barRow} textAnchor="middle" className="c-band-t">
                {label}
              </text>
            </g>
          ))}
          {layout.ticks.map((tick) => (
            <g key={tick}>
              <line x1={layout.left} x2={layout.right} y1={y(tick)} y2={y(tick)} className="c-grid" />
              <text x={layout.axis} y={y(tick) + 4.5} textAnchor={isRtl ? 'start' : 'end'} className="c-t">
                {axisNumber(tick)}
              </text>
            </g>
          ))}
          {monthLabels
            .filter((day) => Math.abs(x(startOf(day)) - todayX) > 52)
            .map((day) => (
              <text key={day} x={x(startOf(day))} y={height - 8} textAnchor="middle" className="c-t">
                {areYears ? day.slice(0, 4) : f.shortMonth(day.slice(0, 7))}
              </text>
            ))}
          <text x={todayX} y={height - 8} textAnchor="middle" className="c-t">
            {t.today}
          </text>
          {shownEvents.map(({ id, date }) => (
            <g key={id} className="c-event">
              <line
                x1={x(startOf(date) + dayMs / 2)}
                x2={x(startOf(date) + dayMs / 2)}
                y1={layout.top}
                y2={layout.floor}
                className="c-ev"
              />
              <circle cx={x(startOf(date) + dayMs / 2)} cy={layout.floor} r={11} className="c-ev-d" />
              <Stethoscope x={x(startOf(date) + dayMs / 2) - 7} y={layout.floor - 7} size={14} />
            </g>
          ))}
          {[limits.low, limits.high].map(
            (limit, nth) =>
              limit !== null && (
                <line key={nth} x1={layout.left} x2={layout.right} y1={y(limit)} y2={y(limit)} className="c-limit" />
              ),
          )}
          {target !== null && (
            <g>
              <line x1={layout.left} x2={layout.right} y1={y(target)} y2={y(target)} className="c-target" />
              <TargetPill
                x={isRtl ? layout.left : layout.right}
                y={y(target)}
                isRtl={isRtl}
                text={t.target({ value: axisNumber(target) })}
              />
            </g>
          )}
          <path d={layout.path} pathLength={1} className="c-line" />
          {points.length <= maxCircles &&
            points
              .slice(0, -1)
              .map((point) => <circle key={point.id} cx={x(point.at)} cy={y(point.value)} r={5} className="c-point" />)}
          {labelled.map((index) => (
            <text
              key={index}
              x={x(points[index]!.at)}
              y={y(points[index]!.value) - 14}
              textAnchor="middle"
              className={index === last ? 'c-last' : 'c-v'}
            >
              {number(points[index]!.value)}
            </text>
          ))}
          <circle cx={x(points[last]!.at)} cy={y(points[last]!.value)} r={7.5} className="c-end" />
          {(active !== null || open !== null) && (
            <circle
              cx={x(points[current]!.at)}
              cy={y(points[current]!.value)}
              r={10}
              className={active === null ? 'c-open' : 'c-open c-active'}
            />
          )}
        </svg>
      </div>
      {visible.length > 0 && (
        <ul className="sr" aria-label={t.medicine}>
          {bars
            .filter(({ id }) => visible.some((bar) => bar.id === id))
            .map(({ id, label, from, to }) => (
              <li key={id}>
                {to === null
                  ? t.takenFrom({ name: label, from: f.day(from) })
                  : t.takenBetween({ name: label, from: f.day(from), to: f.day(to) })}
              </li>
            ))}
        </ul>
      )}
      {active !== null && (
        <p className="chart-active" aria-hidden="true">
          {describe(points[active]!)}
        </p>
      )}
    </div>
  );
}

function TargetPill({ x, y, isRtl, text }: { x: number; y: number; isRtl: boolean; text: string }) {
  // Digits and Hebrew letters are some eight pixels wide.
  const width = 22 + text.length * 7.6;
  const left = isRtl ? x : x - width;
  return (
    <>
      <rect x={left} y={y - 11} width={width} height={22} rx={11} className="c-target-b" />
      <text
        x={left + width / 2}
        y={y + 4.5}
        textAnchor="middle"
        className="c-target-t"
        direction={isRtl ? 'rtl' : 'ltr'}
      >
        {text}
      </text>
    </>
  );
}

/** The points that are told by a number: the last, and the extremes if they stand elsewhere. */
function labelsOf(points: readonly ChartPoint[]) {
  const last = points.length - 1;
  let [low, high] = [0, 0];
  for (const [index, { value }] of points.entries()) {
    if (value < points[low]!.value) low = index;
    if (value > points[high]!.value) high = index;
  }
  const isApart = (index: number) => index !== last && points[index]!.value !== points[last]!.value;
  const apart = Math.max(1, Math.round(points.length / 8));
  return [...new Set([low, high])].filter((index) => isApart(index) && last - index >= apart).concat(last);
}
