import { Suspense, useContext } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useWord } from '../../i18n/use-texts.ts';
import { areaOfPath } from '../../match-screen.ts';
import { screens } from '../../screens.ts';
import { NotSharedAtAll } from '../../shared/permissions/lazy-not-shared.ts';
import { HiddenAreas } from '../../shell/navigation/hidden-areas.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';

type HideableArea = 'expenses' | 'medicalRecords' | 'reminders';

/** Screens of an area that nobody shares with the user, whatever address led there, say whose it is and show nothing else. */
export function AreaGate() {
  const hidden = useContext(HiddenAreas);
  const area = areaOfPath(useLocation().pathname);
  return area && hidden.includes(area) ? <HiddenScreen area={area} /> : <Outlet />;
}

function HiddenScreen({ area }: { area: HideableArea }) {
  const title = useWord(screens[area].word);
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <Suspense>
        <NotSharedAtAll area={area} />
      </Suspense>
    </>
  );
}
