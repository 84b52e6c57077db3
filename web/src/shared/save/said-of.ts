import { texts, wordsIn } from '@tzemed/contract/text/texts';
import { pageLang } from '../../i18n/language.ts';
import { isProvisional, outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';

const waitingTexts = texts({
  onPhone: {
    he: 'נשמר בטלפון, ממתין לשליחה',
    en: 'Saved on this phone, waiting to be sent',
    ar: 'حُفظ على الهاتف، بانتظار الإرسال',
  },
  onComputer: {
    he: 'נשמר במחשב הזה, ממתין לשליחה',
    en: 'Saved on this computer, waiting to be sent',
    ar: 'حُفظ على هذا الحاسوب، بانتظار الإرسال',
  },
  andWaits: { he: '{said}. ממתין לשליחה', en: '{said}. Waiting to be sent', ar: '{said}. بانتظار الإرسال' },
});

/** True for a change that is on this device alone: by its answer, or for a deletion, which has none, by its item. */
export const isUnsent = (answer: unknown, item?: string) =>
  isProvisional(answer) ||
  (item !== undefined && outboxEntries.get().some((entry) => entry.item === item && entry.state === 'waiting'));

/** Words after a save: those that it has, or that it waits on this device. */
export function saidOfSave(said: string, answer: unknown) {
  if (!isUnsent(answer)) return said;
  const t = wordsIn(waitingTexts, pageLang());
  return globalThis.matchMedia?.('(pointer: coarse)').matches ? t.onPhone : t.onComputer;
}

/** Words of a change that say what was done, with those that it waits. */
export const saidOfChange = (said: string, answer: unknown, item?: string) =>
  isUnsent(answer, item) ? wordsIn(waitingTexts, pageLang()).andWaits({ said: said.replace(/\.$/, '') }) : said;
