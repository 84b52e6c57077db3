import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { dayOf } from '@tzemed/contract/dates/days';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { ignoreAlreadyOpen, remindersCalls } from '../api.ts';
import { waitedFor } from '../due.ts';
import { postponeTexts } from './postpone-texts.ts';
import { useUndoableAction } from '../use-undoable-action.ts';

/** Puts a reminder off, or marks it as missed. */
export function usePostpone() {
  const t = useTexts(postponeTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const today = useToday();
  const { act, isBusy, tell, undone } = useUndoableAction();
  const { petOf } = usePets();
  const templates = useUndoableAction('reminderTemplates');

  function snooze(reminder: Reminder, until: string | null) {
    const { id, title, timezone } = reminder;
    const put = (snoozeUntil: string | null) => remindersCalls.snooze({ params: { id }, body: { snoozeUntil } });
    if (until === null) return act({ about: id, send: () => put(null), said: () => undone });
    const [day, time] = [f.briefDay(dayOf(new Date(until), timezone), today), f.time(until, timezone)];
    return act({
      about: id,
      send: () => put(until),
      said: () => t.snoozedTo({ title: isolateDirection(title, lang), day, time }),
      back: () => put(waitedFor(reminder)),
    });
  }

  const miss = ({ id, title }: Reminder) =>
    act({
      about: id,
      send: () => remindersCalls.miss({ params: { id }, body: {} }),
      said: () => t.missed({ title: isolateDirection(title, lang) }),
      // Reopens the reminder as it was left: later changes by another person stay.
      back: ({ reminder: { version } }) =>
        remindersCalls.reopen({ params: { id }, body: {} }, { version }).catch(ignoreAlreadyOpen),
    });

  /** Done or missed for some of its pets alone; it stays open for the others. */
  const closeFor = ({ id, title }: Reminder, petIds: string[], as: 'complete' | 'miss') =>
    act({
      about: id,
      send: () => remindersCalls[as]({ params: { id }, body: { petIds } }),
      said: () => {
        const names = f.list(petIds.flatMap((petId) => petOf(petId)?.name ?? []));
        return (as === 'complete' ? t.doneFor : t.missedFor)({ title: isolateDirection(title, lang), names });
      },
      // Reopens the reminders that were closed together, as they were left.
      back: ({ reminder: { id: first, version } }) =>
        remindersCalls.reopen({ params: { id: first }, body: {} }, { version }).catch(ignoreAlreadyOpen),
    });

  const saveTemplate = (householdId: string, reminder: Reminder) =>
    templates.act({
      about: `template of ${reminder.id}`,
      send: async () => (await import('../templates/template-components.ts')).saveTemplate(householdId, reminder),
      said: () => t.savedTemplate({ title: isolateDirection(reminder.title, lang) }),
      back: async ({ template }) => (await import('../templates/template-components.ts')).removeTemplate(template.id),
    });

  return { snooze, miss, closeFor, saveTemplate, isBusy, tell };
}
