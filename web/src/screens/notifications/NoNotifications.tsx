import { EmptyPicture } from '../../art/EmptyPicture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notificationTexts } from './texts.ts';

export function NoNotifications() {
  const t = useTexts(notificationTexts);
  return <EmptyState art={<EmptyPicture name="reminders" />} title={t.emptyTitle} text={t.emptyText} />;
}
