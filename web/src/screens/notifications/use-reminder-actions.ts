import { dayOf } from '@tzemed/contract/dates/days';
import type { Notification } from '@tzemed/contract/notifications/notifications';
import { ignoreAlreadyOpen, remindersCalls } from '../../features/reminders/api.ts';
import { useUndoableAction } from '../../features/reminders/use-undoable-action.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { notificationTexts } from './texts.ts';

const hourMs = 3_600_000;

/** Does a reminder that was told, or puts it off by an hour, with a way back. */
export function useReminderActions() {
  const t = useTexts(notificationTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { act, tell, isBusy } = useUndoableAction();
  const idOf = ({ thingId }: Notification) => thingId ?? '';
  const named = ({ title }: Notification) => isolateDirection(title, lang);

  const complete = (one: Notification) =>
    act({
      about: idOf(one),
      send: () => remindersCalls.complete({ params: { id: idOf(one) }, body: {} }),
      said: () => t.marked({ title: named(one) }),
      back: ({ reminder: { version } }) =>
        remindersCalls.reopen({ params: { id: idOf(one) }, body: {} }, { version }).catch(ignoreAlreadyOpen),
    }).catch(tell);

  /** Snoozes by an hour from now, or from the due time if that is still to come. */
  function putOff(one: Notification) {
    const from = Math.max(Date.now(), one.dueAt === null ? 0 : Date.parse(one.dueAt));
    const snoozeUntil = new Date(from + hourMs).toISOString();
    const put = (until: string | null) =>
      remindersCalls.snooze({ params: { id: idOf(one) }, body: { snoozeUntil: until } });
    const [day, time] = [f.briefDay(dayOf(new Date(snoozeUntil)), dayOf(new Date())), f.time(snoozeUntil)];
    return act({
      about: idOf(one),
      send: () => put(snoozeUntil),
      said: () => t.putOff({ title: named(one), time: `${day} ${time}` }),
      back: () => put(null),
    }).catch(tell);
  }

  return { complete, putOff, isBusy };
}
