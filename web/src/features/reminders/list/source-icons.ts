import Package from 'lucide-react/icons/package';
import Pill from 'lucide-react/icons/pill';
import Shield from 'lucide-react/icons/shield';
import type { LucideIcon } from 'lucide-react/types';
import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';

/** Icons of what a reminder comes from. */
export const sourceIcons: Record<ReminderSource, LucideIcon> = { medicines: Pill, care: Shield, stock: Package };
