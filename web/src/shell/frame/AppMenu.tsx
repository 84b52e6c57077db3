import { Fragment, useContext } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { matchScreen } from '../../match-screen.ts';
import {
  activityPage,
  linkTo,
  planPage,
  privacyPage,
  type Screen,
  screens,
  supportPage,
  trashPage,
} from '../../screens.ts';
import { PlusButton, type PlusSheetState } from './PlusButton.tsx';
import { HiddenAreas } from '../navigation/hidden-areas.ts';
import { shellTexts } from '../texts.ts';
import { Link } from '../../ui/Link.tsx';

/** A bar has room for this many besides the '+'; the way to the others is in the user's menu. */
const barPlaces = 4;
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
  const inBar = new Set(
    Object.keys(screens)
      .filter((name) => !hidden.includes(name))
      .slice(0, barPlaces),
  );
  return (
    <nav id="navigation" className="side" tabIndex={-1} aria-label={t.appMenu}>
      {Object.entries<Screen>(screens).map(([name, { path, icon: Icon, word, short }]) => (
        <Fragment key={path}>
          {!hidden.includes(name) && (
            <Link
              to={linkTo({ path })}
              className={[here === name && 'active', !inBar.has(name) && 'wide-only'].filter(Boolean).join(' ')}
              aria-current={here === name ? 'page' : undefined}
              aria-label={short && word[lang]}
            >
              <Icon size={21} aria-hidden="true" />
              <span className={short && 'wide-only'}>{word[lang]}</span>
              {short && <span className="narrow-only">{short[lang]}</span>}
            </Link>
          )}
          {name === beforePlus && <PlusButton adding={adding} />}
        </Fragment>
      ))}
    </nav>
  );
}
