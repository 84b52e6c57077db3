import { useState } from 'react';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import Table from 'lucide-react/icons/table-2';
import { dayOf } from '@tzemed/contract/dates/days';
import { measurementPlaceTexts } from '@tzemed/contract/measures/measure-texts';
import { roundValue } from '@tzemed/contract/measures/measure-values';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { usePeople } from '../../shared/people/use-people.ts';
import { WaitingMark } from '../../shared/queries/waiting-mark.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { measurementsApi } from './api.ts';
import { chartTexts, measureTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { type ChartBar, labelsOn } from './chart/chart-bars.ts';
import type { ValueScale } from './value-scale.ts';

/** Rows of the list, and of the table behind it. */
const few = 5;
const many = 100;

type Props = {
  pet: Pet;
  measure: Measure;
  /** Medicines that were taken meanwhile. */
  bars: readonly ChartBar[];
  scale: ValueScale;
  /** Missing for who may not edit. */
  onEdit?: ((row: Measurement) => void) | undefined;
};

/** Values of a measure, the latest first: some in words, or all in a table. */
export function MeasurementList({ pet, measure, bars, scale, onEdit }: Props) {
  const t = useTexts(measureTexts);
  const [isTable, setTable] = useState(false);
  const [limit, setLimit] = useState(few);
  const list = useListOf(
    measurementsApi,
    pet,
    // One more than is shown has the change of the last.
    { measureId: measure.id, limit: Math.min(100, (isTable ? many : limit) + 1) },
    `values ${measure.id}`,
  );
  const rows = list.rows ?? [];
  const shown = isTable ? rows.slice(0, many) : rows.slice(0, limit);
  const entries = shown.map((row, index) => ({ row, before: rows[index + 1] }));
  const total = list.data?.total ?? 0;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{measure.kind === 'weight' ? t.weights : t.values}</h2>
        {total > 1 && (
          <button type="button" className="link" onClick={() => setTable(!isTable)}>
            {isTable ? <List size={18} aria-hidden="true" /> : <Table size={18} aria-hidden="true" />}
            {isTable ? t.asList : t.asTable}
          </button>
        )}
      </div>
      <LoadBanner load={list} />
      {isTable ? (
        <ValueTable measure={measure} entries={entries} bars={bars} scale={scale} />
      ) : (
        <ul className="list value-rows">
          {entries.map(({ row, before }) => (
            <ValueRow key={row.id} row={row} before={before} scale={scale} onEdit={onEdit} />
          ))}
        </ul>
      )}
      {!isTable && total > limit && (
        <div className="pad">
          <button type="button" className="btn line sm" onClick={() => setLimit(limit === few ? 20 : 99)}>
            {t.showMore}
          </button>
        </div>
      )}
    </section>
  );
}

type Entry = { row: Measurement; before: Measurement | undefined };

/** '0.6 פחות' */
function useChange() {
  const t = useTexts(measureTexts);
  const formats = useMeasureFormats();
  return ({ row, before }: Entry, scale: ValueScale) => {
    if (!before) return '';
    const difference = roundValue(row.value - before.value);
    if (difference === 0) return t.same;
    const amount = formats.number(Math.abs(difference), scale);
    return difference < 0 ? t.less({ amount }) : t.more({ amount });
  };
}

function ValueRow({ row, before, scale, onEdit }: Entry & Pick<Props, 'scale' | 'onEdit'>) {
  const t = useTexts(measureTexts);
  const places = useTexts(measurementPlaceTexts);
  const f = useFormats();
  const formats = useMeasureFormats();
  const today = useToday();
  const { nameOf } = usePeople();
  const changeOf = useChange();
  const by = [nameOf(row.createdBy), row.place && places[row.place]].filter(Boolean).join(', ');
  return (
    <li>
      <b className="num">{formats.text(row.value, scale)}</b>
      <div>
        <span>
          <time dateTime={row.takenAt}>{f.briefDay(row.date, today)}</time>
        </span>
        <small>{[by, row.note].filter(Boolean).join(' · ')}</small>
        <WaitingMark id={row.id} />
      </div>
      <small>{changeOf({ row, before }, scale)}</small>
      {onEdit && (
        <IconButton icon={Pencil} label={`${t.edit}: ${formats.text(row.value, scale)}`} onPress={() => onEdit(row)} />
      )}
    </li>
  );
}

type ValueTableProps = Pick<Props, 'measure' | 'bars' | 'scale'> & { entries: readonly Entry[] };

function ValueTable({ measure, entries, bars, scale }: ValueTableProps) {
  const t = useTexts(measureTexts);
  const chart = useTexts(chartTexts);
  const places = useTexts(measurementPlaceTexts);
  const f = useFormats();
  const formats = useMeasureFormats();
  const changeOf = useChange();
  const heads = [t.date, t.time, formats.name(measure), t.change, t.place, t.note];
  return (
    <div className="table-scroll">
      <table className="table value-table">
        <caption className="sr">{formats.name(measure)}</caption>
        <thead>
          <tr>
            {(bars.length > 0 ? [...heads, chart.medicine] : heads).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ row, before }) => (
            <tr key={row.id}>
              <td className="num">{f.day(dayOf(new Date(row.takenAt)))}</td>
              <td className="num">{f.time(row.takenAt)}</td>
              <td className="num">{formats.text(row.value, scale)}</td>
              <td>{changeOf({ row, before }, scale)}</td>
              <td>{row.place && places[row.place]}</td>
              <td>{row.note}</td>
              {bars.length > 0 && <td>{f.series(labelsOn(bars, row.date))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
