import { useContext, useEffect, useRef } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Globe from 'lucide-react/icons/globe';
import Headset from 'lucide-react/icons/headset';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trash2 from 'lucide-react/icons/trash';
import Settings2 from 'lucide-react/icons/settings-2';
import UserRound from 'lucide-react/icons/user-round';
import { pathInLang, languages, type Lang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { themes, type Theme } from '../../lib/theme.ts';
import { useTheme } from '../../lib/use-theme.ts';
import { adminPage, deskPage, linkTo, screens, supportPage, trashPage } from '../../screens.ts';
import { settingsTexts } from './settings-texts.ts';
import { useChangeSettings } from '../session/account-settings.ts';
import { useAuth } from '../session/auth-context.ts';
import { HiddenAreas } from '../navigation/hidden-areas.ts';
import { switches, useShortcutSwitch } from '../navigation/shortcut-switch.ts';
import { languageNames, shellTexts } from '../texts.ts';
import { userMenuTexts } from './user-menu-texts.ts';
import { Link } from '../../ui/Link.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Menu of the user button. The press comes before this code has loaded, so the menu opens itself. */
export function UserMenuPanel({ id }: { id: string }) {
  const t = useTexts(userMenuTexts);
  const shell = useTexts(shellTexts);
  const outcomes = useTexts(settingsTexts);
  const { logout, hasRole } = useAuth();
  const { lang } = useLanguage();
  const changeSettings = useChangeSettings();
  const theme = useTheme();
  const [shortcuts, setShortcuts] = useShortcutSwitch();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current!.showPopover?.(), []);
  const change = (values: Parameters<typeof changeSettings>[0]) =>
    void changeSettings(values).catch(() => toast.error(outcomes.notSaved));
  const isHidden = useContext(HiddenAreas).includes('reminders');
  const hide = () => menu.current?.hidePopover();
  const themeNames: Record<Theme, string> = { light: t.themeLight, dark: t.themeDark, auto: t.themeAuto };
  return (
    <div id={id} popover="auto" className="pop user-menu" ref={menu}>
      {!isHidden && (
        <Link className="opt narrow-only" to={linkTo(screens.reminders)} onClick={hide}>
          <BellRing size={18} aria-hidden="true" />
          {screens.reminders.word[lang]}
        </Link>
      )}
      <Link className="opt narrow-only" to={linkTo(screens.calendar)} onClick={hide}>
        <CalendarDays size={18} aria-hidden="true" />
        {screens.calendar.word[lang]}
      </Link>
      <Link className="opt" to={linkTo(screens.home)} onClick={hide}>
        <House size={18} aria-hidden="true" />
        {screens.home.word[lang]}
      </Link>
      <Link className="opt" to={linkTo(screens.profile)} onClick={hide}>
        <UserRound size={18} aria-hidden="true" />
        {t.myProfile}
      </Link>
      <Link className="opt" to={linkTo(trashPage)} onClick={hide}>
        <Trash2 size={18} aria-hidden="true" />
        {trashPage.word[lang]}
      </Link>
      <Link className="opt" to={linkTo(supportPage)} onClick={hide}>
        <MessageCircle size={18} aria-hidden="true" />
        {supportPage.word[lang]}
      </Link>
      {hasRole('support') && (
        <Link className="opt" to={linkTo(deskPage)} onClick={hide}>
          <Headset size={18} aria-hidden="true" />
          {deskPage.word[lang]}
        </Link>
      )}
      {hasRole('admin') && (
        <Link className="opt" to={linkTo(adminPage)} onClick={hide}>
          <Settings2 size={18} aria-hidden="true" />
          {adminPage.word[lang]}
        </Link>
      )}
      {/* Public pages are not part of the app's router: a plain link. */}
      <a className="opt narrow-only" href={pathInLang(lang, '/')}>
        <Globe size={18} aria-hidden="true" />
        {shell.toSite}
      </a>
      <Choice
        label={shell.language}
        options={languages}
        names={languageNames}
        value={lang}
        onChange={(language: Lang) => change({ language })}
      />
      <Choice
        label={t.theme}
        options={themes}
        names={themeNames}
        value={theme}
        onChange={(next) => change({ theme: next })}
      />
      <div className="keys-only">
        <Choice
          label={t.shortcuts}
          options={switches}
          names={{ on: t.shortcutsOn, off: t.shortcutsOff }}
          value={shortcuts}
          onChange={setShortcuts}
        />
      </div>
      <button
        type="button"
        className="opt"
        onClick={() => {
          // A question that follows would lie below it.
          hide();
          void logout();
        }}
      >
        <LogOut size={18} aria-hidden="true" />
        {shell.logout}
      </button>
    </div>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  options: readonly T[];
  names: Record<T, string>;
  value: T;
  onChange: (value: T) => void;
};

function Choice<T extends string>({ label, options, names, value, onChange }: ChoiceProps<T>) {
  return (
    <div className="choice" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {names[option]}
        </button>
      ))}
    </div>
  );
}
