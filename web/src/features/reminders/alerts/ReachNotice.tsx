import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkTo, preferencesPage } from '../../../screens.ts';
import { devicesKey, notificationDevices } from '../../../shared/notifications/notification-devices.ts';
import { isPushSupported, isRefused, storedDevice } from '../../../shared/notifications/push-subscription.ts';
import { usePreferences } from '../../../shared/notifications/use-preferences.ts';
import { useTurnOnPush } from '../../../shared/notifications/use-turn-on-push.ts';
import { useResendConfirmation } from '../../../shared/people/use-resend-confirmation.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Link } from '../../../ui/Link.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { reachNoticeTexts } from './reach-notice-texts.ts';

const minuteMs = 60_000;

/** Says how and when a reminder arrives, and what keeps it from arriving. */
export function ReachNotice({ reminder }: { reminder: Reminder }) {
  const t = useTexts(reachNoticeTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { user, settings } = useAuth();
  const queries = useQueryClient();
  const { preferences } = usePreferences();
  const { data: devices } = useQuery(notificationDevices);
  const hereId = storedDevice()?.id;
  const here = devices?.devices.find(({ id }) => id === hereId);
  const turnOn = useTurnOnPush(devices?.pushKey, here?.isGone === true, () =>
    queries.invalidateQueries({ queryKey: devicesKey }),
  );
  const resend = useResendConfirmation();
  if (!preferences || !devices || !user) return null;
  const { reminders } = preferences;
  const ahead = Math.max(0, ...(reminder.leadTimes.length > 0 ? reminder.leadTimes : reminders.leadTimes));
  const told = new Date(Date.parse(dueTimeOf(reminder)) - ahead * minuteMs);
  const when = { day: f.day(dayOf(told, reminder.timezone)), time: f.time(told.toISOString(), reminder.timezone) };
  const isMailed = reminders.email && settings?.emailNotifications !== false;
  if (isMailed && !preferences.isEmailVerified)
    return (
      <Banner
        tone="warn"
        action={
          <button
            type="button"
            className="btn line sm"
            aria-disabled={resend.isPending}
            onClick={() => !resend.isPending && resend.mutate(user.email, { onSuccess: () => toast.success(t.resent) })}
          >
            {t.resend}
          </button>
        }
      >
        {t.unverified({ ...when, email: isolateDirection(user.email, lang) })}
      </Banner>
    );
  if (!isMailed)
    return (
      <Banner
        tone="info"
        action={
          <Link className="btn line sm" to={linkTo(preferencesPage)}>
            {t.preferences}
          </Link>
        }
      >
        {t.inApp(when)}
      </Banner>
    );
  const isHere = here?.isGone === false;
  const mayTurnOn = !isHere && reminders.push && isPushSupported() && !isRefused();
  return (
    <Banner
      tone="ok"
      action={
        mayTurnOn && (
          <button type="button" className="btn sm" aria-disabled={turnOn.isBusy} onClick={turnOn.run}>
            {t.turnOn}
          </button>
        )
      }
    >
      {(isHere ? t.byBoth : t.byMail)(when)} {mayTurnOn && t.alsoHere}
    </Banner>
  );
}
