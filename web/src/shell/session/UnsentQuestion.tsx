import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { groupEntries } from '../../lib/offline/outbox/outbox-groups.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';

const unsentTexts = texts({
  title: {
    he: { one: 'רישום אחד עוד לא נשלח', two: 'שני רישומים עוד לא נשלחו', other: '{count} רישומים עוד לא נשלחו' },
    en: { one: '1 entry has not been sent yet', other: '{count} entries have not been sent yet' },
    ar: {
      one: 'تسجيل واحد لم يُرسل بعد',
      two: 'تسجيلان لم يُرسلا بعد',
      few: '{count} تسجيلات لم تُرسل بعد',
      many: '{count} تسجيلًا لم يُرسل بعد',
      other: '{count} تسجيل لم يُرسل بعد',
    },
  },
  question: {
    he: {
      one: 'התנתקות מוחקת מהמכשיר את כל מה שנשמר בו, גם אותו.',
      two: 'התנתקות מוחקת מהמכשיר את כל מה שנשמר בו, גם אותם.',
      other: 'התנתקות מוחקת מהמכשיר את כל מה שנשמר בו, גם אותם.',
    },
    en: {
      one: 'Signing out erases everything stored on this device, this entry too.',
      other: 'Signing out erases everything stored on this device, these entries too.',
    },
    ar: {
      one: 'تسجيل الخروج يمحو كل ما حُفظ على هذا الجهاز، بما فيه هذا التسجيل.',
      two: 'تسجيل الخروج يمحو كل ما حُفظ على هذا الجهاز، بما فيه هذان التسجيلان.',
      few: 'تسجيل الخروج يمحو كل ما حُفظ على هذا الجهاز، بما فيه هذه التسجيلات.',
      many: 'تسجيل الخروج يمحو كل ما حُفظ على هذا الجهاز، بما فيه هذه التسجيلات.',
      other: 'تسجيل الخروج يمحو كل ما حُفظ على هذا الجهاز، بما فيه هذه التسجيلات.',
    },
  },
  action: { he: 'התנתקות ומחיקה', en: 'Sign out and erase', ar: 'تسجيل الخروج والمحو' },
  stay: { he: 'להישאר', en: 'Stay signed in', ar: 'البقاء' },
});

type Props = { isOpen: boolean; onConfirm: () => Promise<void>; onClose: () => void };

/**
 * Asks before a sign-out erases what was written on this device and not sent. If all is sent while it asks, there is nothing left
 * to ask.
 */
export function UnsentQuestion({ isOpen, onConfirm, onClose }: Props) {
  const t = useTexts(unsentTexts);
  const count = groupEntries(outboxEntries.use((entries) => entries)).length;
  const isLeaving = useRef(false);
  async function leave() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await onConfirm();
  }
  const leaveNow = useEffectEvent(() => void leave().then(onClose));
  useEffect(() => {
    if (isOpen && count === 0) leaveNow();
  }, [isOpen, count]);
  return (
    <Confirm
      title={t.title({ count })}
      question={t.question({ count })}
      action={t.action}
      cancel={t.stay}
      isOpen={isOpen && count > 0}
      onConfirm={leave}
      onClose={onClose}
    />
  );
}
