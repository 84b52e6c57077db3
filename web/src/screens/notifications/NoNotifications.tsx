import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { notificationTexts } from './texts.ts';

export function NoNotifications() {
  const t = useTexts(notificationTexts);
  return <EmptyState art={<LazyEmptyArt name="reminders" />} title={t.emptyTitle} text={t.emptyText} />;
}
