import { useEffect, useRef } from 'react';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { languages, type Lang } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { setTheme, themes, type Theme } from '../lib/theme.ts';
import { useTheme } from '../lib/use-theme.ts';
import { linkTo, screens } from '../screens.ts';
import { useAuth } from './auth-context.ts';
import { initials } from './initials.ts';
import { languageNames, shellTexts } from './texts.ts';

export function UserMenu() {
  const { status, name } = useAuth();
  return (
    <>
      <button type="button" className="me" popoverTarget="user-menu">
        <span className="avatar" data-initials aria-hidden="true">
          {initials(name)}
        </span>
        <bdi className="me-name" data-name>
          {name}
        </bdi>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {/* Not in the page that is sent: nothing in it works before the scripts have come. */}
      {status === 'signedIn' && <Menu />}
    </>
  );
}

function Menu() {
  const t = useTexts(shellTexts);
  const { logout } = useAuth();
  const { lang, setLang } = useLanguage();
  const theme = useTheme();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button was pressed while it stood in the page that was sent: see dress.ts.
    const { dataset } = document.getElementById('app') ?? document.body;
    if (dataset.pressed !== menu.current!.id) return;
    delete dataset.pressed;
    menu.current!.showPopover();
  }, []);
  const themeNames: Record<Theme, string> = { light: t.themeLight, dark: t.themeDark, auto: t.themeAuto };
  return (
    <div id="user-menu" popover="auto" className="pop user-menu" ref={menu}>
      <Link className="opt" to={linkTo(screens.profile)} onClick={() => menu.current?.hidePopover()}>
        <UserRound size={18} aria-hidden="true" />
        {t.myProfile}
      </Link>
      <Choice
        label={t.language}
        options={languages}
        names={languageNames}
        value={lang}
        onChange={(next: Lang) => setLang(next)}
      />
      <Choice label={t.theme} options={themes} names={themeNames} value={theme} onChange={setTheme} />
      <button type="button" className="opt" onClick={() => void logout()}>
        <LogOut size={18} aria-hidden="true" />
        {t.logout}
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
