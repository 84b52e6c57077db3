import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { toast } from '../../ui/toast.ts';
import { useComplete } from './api.ts';
import { dueDay } from './due.ts';
import { reminderTexts } from './texts.ts';

/** Marks reminders as done and tells when a repeating one comes again. */
export function useCompletion() {
  const t = useTexts(reminderTexts);
  const f = useFormats();
  const today = useToday();
  const { mutateAsync, isPending, variables } = useComplete();

  async function complete({ id }: Reminder) {
    try {
      const { next } = await mutateAsync(id);
      toast.success(next ? t.nextTime({ day: f.relativeDay(dueDay(next), today), time: next.time }) : t.completedNow);
    } catch {
      // Told by the mutation: a 409 says that it was done already.
    }
  }

  return { complete, completingId: isPending ? variables : undefined };
}
