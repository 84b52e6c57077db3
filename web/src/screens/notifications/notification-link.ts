import type { Notification } from '@tzemed/contract/notifications/notifications';
import { pathInLang, type Lang } from '../../i18n/language.ts';
import {
  budgetsPage,
  eveningOutPage,
  invitationPage,
  linkTo,
  linkToMedicines,
  linkToPet,
  linkToRecord,
  linkToTicket,
  privacyPage,
  screens,
  supportPage,
} from '../../screens.ts';

/** Address that a notification links to; `isOutside` of the app's own frame. */
export function notificationLink(
  { kind, noun, thingId, petId, isOpen, dueAt, leadMinutes }: Notification,
  now: Date,
  lang: Lang,
) {
  if (kind === 'invitation' && thingId && isOpen)
    return { to: `${pathInLang(lang, `/${invitationPage.path}`)}#id=${thingId}`, isOutside: true };
  if (kind === 'support') return { to: thingId ? linkToTicket(thingId) : linkTo(supportPage) };
  if (kind === 'export') return { to: linkTo(privacyPage) };
  if (noun === 'medicalRecords' && thingId) return { to: linkToRecord(thingId) };
  if (noun === 'appointments' && petId) return { to: linkToPet(petId, 'medical') };
  if (noun === 'reminders') {
    // A reminder announced at its due time is overdue from then on.
    const isOverdue = isOpen && dueAt !== null && (leadMinutes === 0 || Date.parse(dueAt) <= now.getTime());
    return { to: linkTo(screens.reminders, { ...(isOverdue && { status: 'overdue' }), ...(petId && { petId }) }) };
  }
  if (noun === 'medicines' && petId) return { to: linkToMedicines(petId, thingId ?? undefined) };
  if (noun === 'budgets') return { to: linkTo(budgetsPage) };
  if (noun === 'settlements') return { to: linkTo(eveningOutPage) };
  return { to: linkTo(screens.home) };
}
