import './source-mark.css';
import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { useTexts } from '../../../i18n/use-texts.ts';
import { sourceIcons } from './source-icons.ts';
import { sourceTexts } from './source-texts.ts';

/** Small mark of what a reminder comes from; nothing for one that somebody wrote. */
export function SourceMark({ source }: { source: ReminderSource | null }) {
  const t = useTexts(sourceTexts);
  if (source === null) return null;
  const Icon = sourceIcons[source];
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
