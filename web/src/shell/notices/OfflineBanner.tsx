import { useCallback, useSyncExternalStore } from 'react';
import WifiOff from 'lucide-react/icons/wifi-off';
import History from 'lucide-react/icons/history';
import { useQueryClient } from '@tanstack/react-query';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useReachability } from '../../lib/offline/reachability.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { shownStoredAt } from '../../lib/offline/shown-stored-at.ts';
import { Banner } from '../../ui/Banner.tsx';
import { offlineTexts } from './offline-texts.ts';

const dayMs = 86_400_000;
/** Data older than this many days may no longer be true. */
const freshDays = 7;

/** Says that the server is away, and how old what is shown is. */
export function OfflineBanner() {
  const t = useTexts(offlineTexts);
  const f = useFormats();
  const today = useToday();
  const isAway = useReachability() === 'away';
  const at = useOldestShown();
  if (!isAway && at === undefined) return null;
  if (at === undefined)
    return (
      <Banner tone="warn" icon={WifiOff}>
        {t.nothing}
      </Banner>
    );
  const day = dayOf(new Date(at));
  const count = (Date.parse(today) - Date.parse(day)) / dayMs;
  if (count >= freshDays)
    return (
      <Banner tone="warn" icon={History}>
        {t.old({ count, day: f.dayAndMonth(day) })}
      </Banner>
    );
  const time = f.time(new Date(at).toISOString());
  const when =
    day === today
      ? t.today({ time })
      : day === addDays(today, -1)
        ? t.yesterday({ time })
        : t.earlier({ day: f.dayAndMonth(day), time });
  return (
    <Banner tone="warn" icon={WifiOff}>
      {isAway ? t.away({ when }) : t.unanswered({ when })}
    </Banner>
  );
}

/** When the server gave the oldest of what the screen shows from the device. */
function useOldestShown() {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const times = cache.findAll({ type: 'active' }).flatMap((query) => shownStoredAt(query) ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
  });
}
