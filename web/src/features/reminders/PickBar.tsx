import { AlarmClock, AlarmClockMinus, Check, Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { pickingTexts } from './picking-texts.ts';
import type { useBulk } from './use-bulk.ts';

type Props = {
  bulk: ReturnType<typeof useBulk>;
  count: number;
  /** Whether what is listed is still to be done. */
  isOpen: boolean;
  onAll: () => void;
  onSnooze: () => void;
};

/** What can be done with the rows that are ticked. */
export function PickBar({ bulk, count, isOpen, onAll, onSnooze }: Props) {
  const t = useTexts(pickingTexts);
  const isIdle = count === 0 || bulk.isBusy;
  const acts = [
    ...(isOpen
      ? [
          { icon: Check, label: t.done, onPress: bulk.complete, tone: '' },
          { icon: AlarmClock, label: t.snooze, onPress: onSnooze, tone: 'line' },
          { icon: AlarmClockMinus, label: t.miss, onPress: bulk.miss, tone: 'line' },
        ]
      : []),
    { icon: Trash2, label: t.remove, onPress: bulk.remove, tone: 'line' },
  ];
  return (
    <section className="pick-bar" aria-label={t.bar}>
      <span role="status">{t.picked({ count })}</span>
      <button type="button" className="link" onClick={onAll}>
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
    </section>
  );
}
