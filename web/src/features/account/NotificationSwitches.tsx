import { useQuery } from '@tanstack/react-query';
import type { Settings } from '@tzemed/contract/account/settings';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, preferencesPage } from '../../screens.ts';
import { notificationDevices } from '../../shared/notifications/notification-devices.ts';
import { Link } from '../../ui/Link.tsx';
import { SwitchLine } from '../../ui/field/SwitchLine.tsx';
import { settingsTabTexts } from './settings-tab-texts.ts';

const switches = ['notifications', 'emailNotifications', 'smsNotifications'] as const;
type Switch = (typeof switches)[number];
type Props = {
  settings: Settings;
  email: string;
  onChange: (change: Partial<Record<Switch, boolean>>) => void;
};

/** The three switches that overrule everything chosen in the notification preferences. */
export function NotificationSwitches({ settings, email, onChange }: Props) {
  const t = useTexts(settingsTabTexts);
  const { data } = useQuery(notificationDevices);
  const hasNumber = data?.devices.some(({ kind, isConfirmed }) => kind === 'sms' && isConfirmed) ?? false;
  const hints = {
    notifications: t.notificationsText,
    emailNotifications: <bdi>{email}</bdi>,
    smsNotifications: data && !hasNumber && <NoNumber isOffered={data.kinds.includes('sms')} />,
  };
  return switches.map((name) => {
    const isDisabled = name === 'smsNotifications' && !hasNumber;
    return (
      <SwitchLine
        key={name}
        label={t[name]}
        hint={hints[name]}
        isOn={settings[name] && !isDisabled}
        isDisabled={isDisabled}
        onChange={(isOn) => onChange({ [name]: isOn })}
      />
    );
  });
}

function NoNumber({ isOffered }: { isOffered: boolean }) {
  const t = useTexts(settingsTabTexts);
  if (!isOffered) return t.smsNotOffered;
  return (
    <>
      {t.smsFirst}{' '}
      <Link className="link" to={linkTo(preferencesPage)}>
        {t.smsLink}
      </Link>
    </>
  );
}
