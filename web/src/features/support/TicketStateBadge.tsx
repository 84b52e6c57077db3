import type { TicketState } from '@tzemed/contract/site/support-tickets';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { supportTexts } from './texts.ts';

const tones = { sent: 'info', waiting: 'warn', answered: 'ok', closed: 'plain' } as const;

/** The state of a ticket, as its person reads it. */
export const TicketStateBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={tones[state]}>{useTexts(supportTexts)[state]}</Badge>
);
