import { Fragment, useContext } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { matchScreen } from '../../match-screen.ts';
import { activityPage, linkTo, planPage, privacyPage, screens, supportPage, trashPage } from '../../screens.ts';
import { PlusButton, type PlusSheetState } from './PlusButton.tsx';
import { HiddenAreas } from '../navigation/hidden-areas.ts';
import { shellTexts } from '../texts.ts';
import { Link } from '../../ui/Link.tsx';

/** A bar has room for five, the '+' among them; the way to these is in the user's menu. */
const inSideMenuOnly = new Set<string>(['medicalRecords', 'calendar', 'home', 'profile']);
const beforePlus = 'pets';

const ofProfile = [activityPage, planPage, privacyPage, supportPage, trashPage].map((page) => linkTo(page));

/** A pet's own pages lie below the entry of all pets, and the account's below the profile. */
function entryOf(screen: ReturnType<typeof matchScreen>, pathname: string) {
  if (screen === 'pet' || screen === 'card') return 'pets';
  return ofProfile.some((page) => `${pathname}/`.startsWith(`${page}/`)) ? 'profile' : screen;
}

/** Side menu; below 992 px a bar at the bottom. */
export function AppMenu({ adding }: { adding?: PlusSheetState | undefined }) {
  const t = useTexts(shellTexts);
  const { lang } = useLanguage();
  const hidden: readonly string[] = useContext(HiddenAreas);
  const { pathname } = useLocation();
  const screen = matchScreen(pathname);
  const here = entryOf(screen, pathname);
  return (
    <nav id="navigation" className="side" tabIndex={-1} aria-label={t.appMenu}>
      {Object.entries(screens).map(([name, { path, icon: Icon, word }]) => (
        <Fragment key={path}>
          {!hidden.includes(name) && (
            <Link
              to={linkTo({ path })}
              className={[here === name && 'active', inSideMenuOnly.has(name) && 'wide-only'].filter(Boolean).join(' ')}
              aria-current={here === name ? 'page' : undefined}
            >
              <Icon size={21} aria-hidden="true" />
              <span>{word[lang]}</span>
            </Link>
          )}
          {name === beforePlus && <PlusButton adding={adding} />}
        </Fragment>
      ))}
    </nav>
  );
}
