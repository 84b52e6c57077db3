import BellRing from 'lucide-react/icons/bell-ring';
import CloudCheck from 'lucide-react/icons/cloud-check';
import { useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languages } from '../../i18n/language.ts';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { themes } from '../../lib/theme.ts';
import type { SessionUser } from '../../lib/session/token.ts';
import { useTheme } from '../../lib/use-theme.ts';
import { linkTo, preferencesPage } from '../../screens.ts';
import { notificationPreferencesTitle } from '../../shared/notifications/notification-preferences-title.ts';
import { settingsTexts } from '../../shell/user/settings-texts.ts';
import { useChangePreferences, useChangeSettings } from '../../shell/session/account-settings.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { languageNames } from '../../shell/texts.ts';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import type { ProfileMessage } from './profile-message.ts';
import { NotificationSwitches } from './NotificationSwitches.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';
import { StoredDataCard } from './StoredDataCard.tsx';
import { settingsTabTexts } from './settings-tab-texts.ts';

type Props = { user: SessionUser; onMessage: (message: ProfileMessage | null) => void };

/** Every choice acts at once, here and on all devices of the account; there is nothing to save. */
export function SettingsTab({ user, onMessage }: Props) {
  const t = useTexts(settingsTabTexts);
  const outcomes = useTexts(settingsTexts);
  const { lang } = useLanguage();
  const theme = useTheme();
  const { settings, preferences } = useAuth();
  const changeSettings = useChangeSettings();
  const changePreferences = useChangePreferences();
  const [said, say] = useState('');
  const ways = useWord(notificationPreferencesTitle);

  async function tell(change: Promise<unknown>) {
    onMessage(null);
    say('');
    try {
      await change;
      say(outcomes.saved);
    } catch {
      onMessage({ tone: 'danger', text: outcomes.notSaved });
    }
  }
  const set = (change: Parameters<typeof changeSettings>[0]) => void tell(changeSettings(change));

  return (
    <>
      <section className="card account-settings" aria-label={t.language}>
        <ChoiceBox
          label={t.language}
          hint={t.languageText}
          choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          value={lang}
          onChange={(language) => set({ language })}
        />
        <ChoiceBox
          look="tiles"
          label={t.theme}
          hint={t.autoHint}
          choices={themes.map((value) => ({ value, label: t[value], art: <ThemeSample theme={value} /> }))}
          value={theme}
          onChange={(next) => set({ theme: next })}
        />
        <fieldset className="account-notices">
          <legend className="lbl">{t.notices}</legend>
          <p className="hint">{t.noticesText}</p>
          {settings && <NotificationSwitches settings={settings} email={user.email} onChange={set} />}
          <Link className="account-way" to={linkTo(preferencesPage)}>
            <span className="account-way-sign" aria-hidden="true">
              <BellRing size={20} />
            </span>
            <span>
              <b>{ways}</b>
              <small>{t.waysText}</small>
            </span>
            <ForwardArrow size={18} />
          </Link>
        </fieldset>
      </section>
      {preferences && (
        <PreferenceFields preferences={preferences} onChange={(change) => void tell(changePreferences(change))} />
      )}
      <StoredDataCard />
      <p className="account-everywhere muted">
        <CloudCheck size={18} aria-hidden="true" />
        {t.everywhere}
      </p>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}

/** A small drawn page in the colours of a theme. */
const ThemeSample = ({ theme }: { theme: string }) => (
  <span className="theme-sample" data-sample={theme} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
