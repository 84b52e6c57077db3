import History from 'lucide-react/icons/rotate-ccw-clock';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { historyTexts } from './history-texts.ts';

type Props = { reminder: Reminder; onHistory: (reminder: Reminder) => void };

/** Button to the history of a reminder, for users who may only view it. */
export function HistoryButton({ reminder, onHistory }: Props) {
  const t = useTexts(historyTexts);
  const label = t.historyOf({ title: reminder.title });
  return <IconButton icon={History} label={label} onPress={() => onHistory(reminder)} />;
}
