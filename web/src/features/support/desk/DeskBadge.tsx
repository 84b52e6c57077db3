import type { TicketState } from '@tzemed/contract/site/support-tickets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { deskTexts } from './texts.ts';

const tones = { sent: 'danger', waiting: 'warn', answered: 'plain', closed: 'plain' } as const;

/** The state of a ticket, as those who answer read it. */
export function DeskBadge({ state }: { state: TicketState }) {
  const t = useTexts(deskTexts);
  const words = { sent: t.isSent, waiting: t.isWaiting, answered: t.isAnswered, closed: t.isClosed };
  return <Badge tone={tones[state]}>{words[state]}</Badge>;
}
