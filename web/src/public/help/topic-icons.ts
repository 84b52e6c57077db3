import BellRing from 'lucide-react/icons/bell-ring';
import Footprints from 'lucide-react/icons/footprints';
import PawPrint from 'lucide-react/icons/paw-print';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from 'lucide-react/types';
import type { HelpTopic } from '../../help-articles.ts';

export const topicIcons: Record<HelpTopic, LucideIcon> = {
  start: Footprints,
  pets: PawPrint,
  reminders: BellRing,
  expenses: ReceiptText,
  home: UsersRound,
  account: ShieldCheck,
};
