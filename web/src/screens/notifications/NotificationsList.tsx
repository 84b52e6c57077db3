import './notifications.css';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Notification } from '@tzemed/contract/notifications/notifications';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { toast } from '../../ui/toast/toast.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { notificationTexts } from './texts.ts';
import { useNotificationChanges } from './use-notifications.ts';

/** Notifications, with a heading for every day on which they were sent; `level` is that of the headings. */
export function NotificationsList({ notifications, level }: { notifications: readonly Notification[]; level: 2 | 3 }) {
  const t = useTexts(notificationTexts);
  const f = useFormats();
  const today = useToday();
  const { read, remove } = useNotificationChanges();
  const days = Map.groupBy(notifications, ({ createdAt }) => dayOf(new Date(createdAt)));
  const Heading = level === 2 ? 'h2' : 'h3';
  return [...days].map(([day, rows]) => (
    <div key={day} className="notice-day" role="group" aria-labelledby={`notices-${level}-${day}`}>
      <Heading id={`notices-${level}-${day}`}>{f.relativeDay(day, today)}</Heading>
      <ul>
        {rows.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            onRead={read}
            onRemove={(gone) => {
              remove(gone);
              toast.success(t.removed, undefined, gone.id);
            }}
          />
        ))}
      </ul>
    </div>
  ));
}
