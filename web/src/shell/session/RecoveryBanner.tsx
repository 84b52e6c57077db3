import { useMutation, useQueryClient } from '@tanstack/react-query';
import { secondFactor } from '@tzemed/contract/account/second-factor';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Banner } from '../../ui/Banner.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useAuth } from './auth-context.ts';

const api = callsOf(secondFactor);

const recoveryTexts = texts({
  asked: {
    he: 'התקבלה בקשה להסיר את האימות הדו־שלבי מהחשבון. אם לא תתנגדו, אפשר יהיה להסיר אותו מ־{day}.',
    en: 'Somebody asked to remove two-step verification from this account. Unless you object, that is possible from {day} on.',
    ar: 'طُلبت إزالة التحقق بخطوتين من الحساب. إذا لم تعترضوا، يمكن إزالته ابتداءً من {day}.',
  },
  stop: { he: 'ביטול הבקשה', en: 'Stop the request', ar: 'إلغاء الطلب' },
  stopped: {
    he: 'הבקשה בוטלה. לא אתם ביקשתם? החליפו סיסמה',
    en: 'The request was stopped. Wasn’t it you? Change your password',
    ar: 'أُلغي الطلب. لم تطلبوه أنتم؟ غيّروا كلمة المرور',
  },
});

/** Shown on every device while somebody without the second factor waits for its removal. */
export function RecoveryBanner() {
  const t = useTexts(recoveryTexts);
  const f = useFormats();
  const { recoveryDueAt } = useAuth();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: () => api.stopRecovery(),
    onSuccess: () => {
      toast.success(t.stopped);
      return queries.invalidateQueries({ queryKey: ['auth'] });
    },
  });
  if (!recoveryDueAt) return null;
  return (
    <Banner
      tone="warn"
      action={
        <button type="button" className="btn line sm" onClick={() => stop.mutate()}>
          {t.stop}
        </button>
      }
    >
      {t.asked({ day: f.day(recoveryDueAt.slice(0, 10)) })}
    </Banner>
  );
}
