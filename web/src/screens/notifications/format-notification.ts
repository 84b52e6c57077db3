import { dayOf } from '@tzemed/contract/dates/days';
import type { Notification } from '@tzemed/contract/notifications/notifications';
import type { Words } from '@tzemed/contract/text/texts';
import type { formatsIn } from '../../lib/format.ts';
import type { notificationTexts } from './texts.ts';

type Said = {
  readonly t: Words<typeof notificationTexts>;
  readonly f: ReturnType<typeof formatsIn>;
  /** Keeps a name of another direction from turning the sentence around it. */
  readonly isolate: (text: string) => string;
};

const minuteMs = 60_000;

/**
 * Title of a notification and the lines below it: the pets and the time, worded for now, not for the time of sending.
 */
export function formatNotification(one: Notification, now: Date, { t, f, isolate }: Said) {
  const pets = f.list(one.petNames.map(isolate));
  if (one.kind === 'invitation') {
    return {
      title: t.invited({ name: isolate(one.title) }),
      lines: [one.petNames.length > 0 ? t.ofPets({ pets }) : t.toHome],
    };
  }
  if (one.kind === 'support') return { title: t.supportAnswered({ title: isolate(one.title) }), lines: [] };
  if (one.kind === 'export') return { title: t.exportReady, lines: [t.exportText] };
  if (one.kind === 'budget')
    return {
      title: t.budget({ percent: one.percent ?? 0, what: isolate(one.title) }),
      lines: one.petNames.length > 0 ? [pets] : [],
    };
  if (one.kind === 'settlement') {
    const said = { name: isolate(one.title), amount: f.ils(Math.abs(one.amount ?? 0)) };
    return { title: (one.amount ?? 0) < 0 ? t.sent(said) : t.received(said), lines: [] };
  }
  if (one.kind === 'paper' && one.noun === 'medicines')
    return { title: t.prescription({ name: isolate(one.title) }), lines: [pets, sayWhen(one, now, { t, f })] };
  const again = one.leadMinutes !== null && one.leadMinutes < 0 && one.isOpen && t.again;
  return { title: one.title, lines: [pets, sayWhen(one, now, { t, f }), again].filter((line) => !!line) as string[] };
}

function sayWhen({ kind, dueAt, isDay }: Notification, now: Date, { t, f }: Pick<Said, 't' | 'f'>) {
  if (dueAt === null) return '';
  const [day, today] = [dayOf(new Date(dueAt)), dayOf(now)];
  if (kind === 'record' || kind === 'paper') return (day < today ? t.expired : t.expires)({ day: f.fullDay(day) });
  if (!isDay && Math.abs(Date.parse(dueAt) - now.getTime()) < minuteMs) return t.now;
  const said = f.relativeDay(day, today);
  return isDay ? said : t.at({ day: said, time: f.time(dueAt) });
}
