import './preferences.css';
import { MoonStar } from 'lucide-react';
import type { NotificationPreferences } from '@tzemed/contract/notification-preferences';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { preferencesWord } from '../../shared/preferences-word.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Bones } from '../../ui/Bones.tsx';
import { Link } from '../../ui/Link.tsx';
import { toast } from '../../ui/toast.ts';
import { preferenceTexts } from './preference-texts.ts';
import { TopicRow } from './TopicRow.tsx';
import { usePreferences } from './use-preferences.ts';

/** How one wishes to be told; each press is saved. */
export default function PreferencesPage() {
  const t = useTexts(preferenceTexts);
  const title = useWord(preferencesWord);
  const { preferences, save, ...load } = usePreferences();
  return (
    <div className="preferences">
      <PageHead title={title} lead={t.lead} />
      {load.isPending && <Bones count={3} />}
      <LoadBanner load={load} />
      {preferences && (
        <>
          {!preferences.isEmailVerified && <Unverified />}
          <table className="card topics">
            <thead>
              <tr>
                <th scope="col">{t.what}</th>
                <th scope="col">{t.inApp}</th>
                <th scope="col">{t.email}</th>
              </tr>
            </thead>
            <tbody>
              {(['reminders', 'appointments', 'papers'] as const).map((topic) => (
                <TopicRow
                  key={topic}
                  topic={topic}
                  ways={preferences[topic]}
                  onChange={(change) => save({ [topic]: change })}
                />
              ))}
              <TopicRow topic="home" ways={preferences.home} onChange={({ inApp }) => save({ home: { inApp } })} />
            </tbody>
          </table>
          <QuietHours
            hours={preferences.quietHours}
            onChange={(change) => {
              const next = { ...preferences.quietHours, ...change };
              if (next.from === next.until) toast.error(t.sameHour);
              else save({ quietHours: change });
            }}
          />
        </>
      )}
    </div>
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

function QuietHours({ hours, onChange }: { hours: Hours; onChange: (change: Partial<Hours>) => void }) {
  const t = useTexts(preferenceTexts);
  return (
    <section className="card quiet" aria-labelledby="quiet-hours">
      <span className="notice-face" aria-hidden="true">
        <MoonStar size={20} />
      </span>
      <div>
        <label className="quiet-switch">
          <h2 id="quiet-hours">{t.quiet}</h2>
          <input
            type="checkbox"
            role="switch"
            aria-checked={hours.isOn}
            className="switch"
            checked={hours.isOn}
            onChange={({ target }) => onChange({ isOn: target.checked })}
          />
        </label>
        <p className="muted">{t.quietText}</p>
        {hours.isOn && (
          <div className="row quiet-times">
            <Time
              key={`from ${hours.from}`}
              label={t.from}
              value={hours.from}
              onChange={(from) => onChange({ from })}
            />
            <Time
              key={`until ${hours.until}`}
              label={t.until}
              value={hours.until}
              onChange={(until) => onChange({ until })}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** Saved when it is left: a time that is half typed is none. */
const Time = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
  <label className="field">
    <span className="lbl">{label}</span>
    <input
      type="time"
      className="box"
      defaultValue={value}
      required
      onBlur={({ target }) => {
        if (target.value && target.value !== value) onChange(target.value);
        else target.value = value;
      }}
    />
  </label>
);
