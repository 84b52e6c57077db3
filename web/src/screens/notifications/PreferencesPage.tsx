import '../../ui/field/switch.css';
import './preferences/preferences.css';
import { type ReactNode, useState } from 'react';
import MailOpen from 'lucide-react/icons/mail-open';
import MoonStar from 'lucide-react/icons/moon-star';
import type { LucideIcon } from 'lucide-react/types';
import type { NotificationPreferences } from '@tzemed/contract/notifications/notification-preferences';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { notificationPreferencesTitle } from '../../shared/notifications/notification-preferences-title.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useOptimisticToggles } from '../../ui/field/use-optimistic-toggles.ts';
import { DetailLevelCard } from './preferences/DetailLevelCard.tsx';
import { DevicesCard } from './devices/DevicesCard.tsx';
import { preferenceTexts } from './preferences/preference-texts.ts';
import { LeadTimes } from './preferences/LeadTimes.tsx';
import { TopicRow } from './preferences/TopicRow.tsx';
import { usePreferences } from '../../shared/notifications/use-preferences.ts';

/** Topics that are told ahead of their day. */
const ahead = ['reminders', 'appointments', 'papers'] as const;

/** Notification preferences; each press is saved. */
export default function PreferencesPage() {
  const t = useTexts(preferenceTexts);
  const title = useWord(notificationPreferencesTitle);
  const { preferences, save, ...load } = usePreferences();
  const [isMore, openMore] = useState(false);
  return (
    <div className="preferences">
      <PageHead title={title} lead={t.lead} />
      {load.isPending && <Skeleton count={3} />}
      <LoadBanner load={load} />
      {preferences && (
        <>
          {!preferences.isEmailVerified && <Unverified />}
          <SwitchedOff />
          <table className="card topics">
            <thead>
              <tr>
                <th scope="col">{t.what}</th>
                <th scope="col">{t.inApp}</th>
                <th scope="col">{t.push}</th>
                <th scope="col">{t.email}</th>
              </tr>
            </thead>
            <tbody>
              {ahead.map((topic) => (
                <TopicRow
                  key={topic}
                  topic={topic}
                  ways={preferences[topic]}
                  onChange={(change) => save({ [topic]: change })}
                />
              ))}
              <TopicRow
                topic="budgets"
                ways={preferences.budgets}
                onChange={({ inApp, push, email }) => save({ budgets: { inApp, push, email } })}
              />
              <TopicRow
                topic="home"
                ways={preferences.home}
                onChange={({ inApp, push }) => save({ home: { inApp, push } })}
              />
            </tbody>
          </table>
          <section className="card pad">
            <Fold title={t.howFarAhead} isOpen={isMore} onToggle={openMore}>
              {ahead.map((topic) => (
                <LeadTimes
                  key={topic}
                  topic={topic}
                  chosen={preferences[topic].leadTimes}
                  onChange={(next) => save({ [topic]: { leadTimes: next } })}
                />
              ))}
            </Fold>
          </section>
          <DetailLevelCard
            detail={preferences.detail}
            onChange={(detail) => void save({ detail }).catch(() => undefined)}
          />
          <DevicesCard />
          <Letter isOn={preferences.letter.isOn} onChange={(isOn) => save({ letter: { isOn } })} />
          <QuietHours
            hours={preferences.quietHours}
            onChange={(change) => {
              const next = { ...preferences.quietHours, ...change };
              if (next.from !== next.until) return save({ quietHours: change });
              toast.error(t.sameHour);
              return undefined;
            }}
          />
        </>
      )}
    </div>
  );
}

/** Ways that the settings switch off as a whole: what is ticked below waits until they are on again. */
function SwitchedOff() {
  const t = useTexts(preferenceTexts);
  const { settings } = useAuth();
  if (!settings) return null;
  const off = [
    ...(settings.notifications ? [] : [t.inAppOff]),
    ...(settings.emailNotifications ? [] : [t.emailOff]),
    ...(settings.smsNotifications ? [] : [t.smsOff]),
  ];
  if (off.length === 0) return null;
  return (
    <Banner
      tone="info"
      action={
        <Link className="btn line sm" to={linkTo(screens.profile, { tab: 'settings' })}>
          {t.toSettings}
        </Link>
      }
    >
      {off.join(' ')}
    </Banner>
  );
}

/** Mails go to an address only that is shown to be theirs; the profile has the way to show it. */
function Unverified() {
  const t = useTexts(preferenceTexts);
  return (
    <Banner
      tone="warn"
      action={
        <Link className="btn line sm" to={linkTo(screens.profile)}>
          {t.verify}
        </Link>
      }
    >
      {t.unverified}
    </Banner>
  );
}

type Hours = NotificationPreferences['quietHours'];

function QuietHours({
  hours,
  onChange,
}: {
  hours: Hours;
  onChange: (change: Partial<Hours>) => Promise<unknown> | undefined;
}) {
  const t = useTexts(preferenceTexts);
  return (
    <Switched
      icon={MoonStar}
      title={t.quiet}
      text={t.quietText}
      isOn={hours.isOn}
      onChange={(isOn) => onChange({ isOn })}
    >
      <div className="row quiet-times">
        <Time
          key={`from ${hours.from}`}
          label={t.from}
          value={hours.from}
          onChange={(from) => void onChange({ from })?.catch(() => undefined)}
        />
        <Time
          label={t.until}
          value={hours.until}
          onChange={(until) => void onChange({ until })?.catch(() => undefined)}
        />
      </div>
    </Switched>
  );
}

function Letter({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => Promise<unknown> }) {
  const t = useTexts(preferenceTexts);
  return <Switched icon={MailOpen} title={t.letter} text={t.letterText} isOn={isOn} onChange={onChange} />;
}

type SwitchedProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => Promise<unknown> | undefined;
  /** Content shown only while the switch is on. */
  children?: ReactNode;
};

/** A card with a switch of its own, which shows at once what was pressed. */
function Switched({ icon: Icon, title, text, isOn: wasOn, onChange, children }: SwitchedProps) {
  const { press, isTicked } = useOptimisticToggles<'isOn'>();
  const isOn = isTicked('isOn', wasOn);
  return (
    <section className="card switched" aria-label={title}>
      <span className="notice-face" aria-hidden="true">
        <Icon size={20} />
      </span>
      <div>
        <label className="switch-line">
          <h2>{title}</h2>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            className="switch"
            checked={isOn}
            onChange={({ target: { checked } }) => void press('isOn', checked, () => onChange(checked))}
          />
        </label>
        <p className="muted">{text}</p>
        {isOn && children}
      </div>
    </section>
  );
}

const halfHours = Array.from(
  { length: 48 },
  (_, n) => `${String(n >> 1).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
);

/** Choice of a time by half hours, with a value that was set elsewhere added. */
const Time = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
  <label className="field">
    <span className="lbl">{label}</span>
    <select className="control num" value={value} onChange={({ target }) => onChange(target.value)}>
      {(halfHours.includes(value) ? halfHours : [...halfHours, value].toSorted()).map((time) => (
        <option key={time}>{time}</option>
      ))}
    </select>
  </label>
);
