import WifiOff from 'lucide-react/icons/wifi-off';
import { addDays } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import type { CardSource, EmergencyCard } from './api.ts';
import { emergencyTexts } from './texts.ts';
import { useOfflineCard } from './use-offline-card.ts';

/** A copy older than this may no longer be true. */
const freshDays = 30;

/** Date of the card, and a note if it opens here offline. */
export function OfflineCopyLine({ card, source }: { card: EmergencyCard; source: CardSource }) {
  const t = useTexts(emergencyTexts);
  const f = useFormats();
  const isKept = useOfflineCard(card, source === 'server');
  const isOld = card.today < addDays(useToday(), -freshDays);
  const state = source === 'offline' ? t.offline : isKept ? t.kept : undefined;
  return (
    <p className={isOld ? 'emergency-kept warn' : 'emergency-kept'} role="status">
      {state && <WifiOff size={16} aria-hidden="true" />}
      <span>
        {state && `${state} · `}
        {t.asOf({ day: f.day(card.today) })}
      </span>
    </p>
  );
}
