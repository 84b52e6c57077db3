import './source-mark.css';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Package from 'lucide-react/icons/package';
import Pill from 'lucide-react/icons/pill';
import type { LucideIcon } from 'lucide-react/types';
import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { useTexts } from '../../../i18n/use-texts.ts';
import { sourceTexts } from './source-texts.ts';

const icons: Record<ReminderSource, LucideIcon> = { medicines: Pill, care: HeartPulse, stock: Package };

/** Small mark of what a reminder comes from; nothing for one that somebody wrote. */
export function SourceMark({ source }: { source: ReminderSource | null }) {
  const t = useTexts(sourceTexts);
  if (source === null) return null;
  const Icon = icons[source];
  return (
    <>
      {' '}
      <span className="source-mark" title={t[source]}>
        <Icon size={14} aria-hidden="true" />
        <span className="sr">{t[source]}</span>
      </span>
    </>
  );
}
