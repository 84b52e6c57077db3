import '../../../shared/list/selection-bar.css';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import AlarmClockMinus from 'lucide-react/icons/alarm-clock-minus';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { bulkTexts } from './bulk-texts.ts';
import { SnoozeDialog } from '../postpone/SnoozeDialog.tsx';
import { useBulkAction } from './use-bulk-action.ts';
import type { RowSelection } from './use-row-selection.ts';

type Props = {
  picking: RowSelection;
  /** Rows that the user may change. */
  rows: readonly Reminder[];
  /** True for rows that are still to be done. */
  isOpen: boolean;
};

/** Actions on the selected rows. */
export function BulkActions({ picking, rows, isOpen }: Props) {
  const t = useTexts(bulkTexts);
  const snoozing = useEditDialog<Reminder>();
  const picked = rows.filter(({ id }) => picking.ids.has(id));
  const bulk = useBulkAction(picked, picking.end);
  const isIdle = picked.length === 0 || bulk.isBusy;
  // No reminder may come sooner than it would have: the latest of them sets the start of the snooze.
  const latest = picked.toSorted((a, b) => Date.parse(dueTimeOf(a)) - Date.parse(dueTimeOf(b))).at(-1);
  const acts = [
    ...(isOpen
      ? [
          { icon: Check, label: t.done, onPress: bulk.complete, tone: '' },
          { icon: AlarmClock, label: t.snooze, onPress: () => latest && snoozing.edit(latest), tone: 'line' },
          { icon: AlarmClockMinus, label: t.miss, onPress: bulk.miss, tone: 'line' },
        ]
      : []),
    // One that comes from elsewhere is deleted there.
    ...(picked.some(({ source }) => source)
      ? []
      : [{ icon: Trash2, label: t.remove, onPress: bulk.remove, tone: 'line' }]),
  ];
  return (
    <section className="pick-bar" aria-label={t.bar}>
      <span role="status">{t.picked({ count: picked.length })}</span>
      <button type="button" className="link" onClick={() => picking.pick(rows.map(({ id }) => id))}>
        {t.all}
      </button>
      <span className="pick-acts">
        {acts.map(({ icon: Icon, label, onPress, tone }) => (
          <button
            key={label}
            type="button"
            className={`btn sm ${tone}`}
            aria-disabled={isIdle}
            onClick={isIdle ? undefined : onPress}
          >
            <Icon size={16} aria-hidden="true" />
            {label}
          </button>
        ))}
      </span>
      <SnoozeDialog asked={snoozing} onSnooze={(_latest, until) => bulk.snooze(until)} />
    </section>
  );
}
