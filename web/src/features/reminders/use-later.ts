import { useMutation } from '@tanstack/react-query';
import type { Reminder } from '@tzemed/contract/reminders';
import { dayOf } from '@tzemed/contract/days';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { rescueFocus } from '../../shared/focus-content.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { toast } from '../../ui/toast.ts';
import { remindersCalls } from './api.ts';
import { waitedFor } from './due.ts';
import { laterTexts } from './later-texts.ts';
import { useTell } from './use-tell.ts';

/** Puts reminders off and marks them as missed; each is said with the way back. What was not done is rejected, and told by whoever asked. */
export function useLater() {
  const t = useTexts(laterTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const today = useToday();
  const tell = useTell();
  const refresh = useRefresh('reminders');
  const { mutateAsync: run } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...refresh,
    meta: { quiet: true },
  });

  const takeBack = (id: string, send: () => Promise<unknown>) => {
    rescueFocus();
    void run(send).then(() => toast.success(t.undone, undefined, id), tell);
  };

  async function snooze(reminder: Reminder, until: string | null) {
    const { id, title, timezone } = reminder;
    const put = (snoozeUntil: string | null) => remindersCalls.snooze({ params: { id }, body: { snoozeUntil } });
    await run(() => put(until));
    rescueFocus();
    if (until === null) return toast.success(t.undone, undefined, id);
    const [day, time] = [f.briefDay(dayOf(new Date(until), timezone), today), f.time(until, timezone)];
    const back = () => put(waitedFor(reminder));
    const said = t.snoozedTo({ title: isolate(title, lang), day, time });
    return toast.success(said, { label: t.undo, onPress: () => takeBack(id, back) }, id);
  }

  async function miss({ id, title }: Reminder) {
    await run(() => remindersCalls.miss({ params: { id } }));
    rescueFocus();
    const back = () => remindersCalls.reopen({ params: { id } });
    const said = t.missed({ title: isolate(title, lang) });
    toast.success(said, { label: t.undo, onPress: () => takeBack(id, back) }, id);
  }

  return { snooze, miss, tell };
}

export type Later = ReturnType<typeof useLater>;
