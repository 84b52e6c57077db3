import Timer from 'lucide-react/icons/timer';
import { useTexts } from '../../../i18n/use-texts.ts';
import { formatDuration } from '../format-duration.ts';
import { useKindOf } from '../use-kind-of.ts';
import { type Running, showStopwatch } from './running-stopwatch.ts';
import { stopwatchTexts } from './texts.ts';
import { useSecond } from './use-second.ts';

/** The stopwatch in the top bar of every page while it runs. */
export function StopwatchPill({ running: { kind, startedAt, lastedUntil } }: { running: Running }) {
  const t = useTexts(stopwatchTexts);
  const { title } = useKindOf()({ kind, kindName: null, kindIcon: null });
  const now = useSecond();
  const ms = (lastedUntil ? Date.parse(lastedUntil) : now) - Date.parse(startedAt);
  return (
    <button
      type="button"
      className="watch-pill"
      aria-label={t.pill({ what: title })}
      onClick={() => showStopwatch(true)}
    >
      <Timer size={18} aria-hidden="true" />
      <span>{title}</span>
      <b className="num">{formatDuration(ms)}</b>
    </button>
  );
}
