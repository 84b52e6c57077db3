import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { dayOf } from '@tzemed/contract/dates/days';
import { measurementPlaceTexts } from '@tzemed/contract/measures/measure-texts';
import type { Measurement } from '@tzemed/contract/measures/measurements';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { measurementsApi } from './api.ts';
import { chartTexts, measureTexts } from './texts.ts';
import type { ChartPoint } from './chart/chart-layout.ts';

type Props = {
  point: ChartPoint;
  /** The value in words, and its change. */
  value: string;
  change: string;
  /** Names of things that lasted at that time. */
  meanwhile: readonly string[];
  /** Missing for who may not edit. */
  onEdit?: ((row: Measurement) => void) | undefined;
  onRemove?: ((row: Measurement) => void) | undefined;
  onClose: () => void;
};

/** An open point of a chart. */
export function PointCard({ point, value, change, meanwhile, onEdit, onRemove, onClose }: Props) {
  const t = useTexts(measureTexts);
  const chart = useTexts(chartTexts);
  const places = useTexts(measurementPlaceTexts);
  const f = useFormats();
  const { nameOf } = usePeople();
  const { data } = useQuery({
    queryKey: ['measurements', 'one', point.id],
    queryFn: () => measurementsApi.calls.get({ params: { id: point.id } }),
  });
  const row = data?.measurement;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const instant = new Date(point.at).toISOString();
  const by = row && [nameOf(row.createdBy), row.place && places[row.place]].filter(Boolean).join(', ');
  const also = [change, meanwhile.length > 0 && chart.sameTime({ names: f.series(meanwhile) })].filter(Boolean);
  return (
    <div className="point">
      <div>
        <h3 ref={heading} tabIndex={-1} className="num">
          {value}
        </h3>
        <IconButton icon={X} label={t.close} onPress={onClose} />
      </div>
      <p>
        <bdi className="num">{f.day(dayOf(new Date(point.at)))}</bdi> <bdi className="num">{f.time(instant)}</bdi>
        {by && ` · ${by}`}
      </p>
      {row?.note && <p dir="auto">{row.note}</p>}
      {also.length > 0 && <small>{also.join(' · ')}</small>}
      {row && (onEdit ?? onRemove) && (
        <div className="point-actions">
          {onEdit && (
            <button type="button" className="btn line sm" onClick={() => onEdit(row)}>
              <Pencil size={16} aria-hidden="true" />
              {t.edit}
            </button>
          )}
          {onRemove && (
            <button type="button" className="btn line sm" onClick={() => onRemove(row)}>
              <Trash2 size={16} aria-hidden="true" />
              {t.remove}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
