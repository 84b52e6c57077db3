import { isRouteErrorResponse, useRouteError } from 'react-router';
import { EmptyBowl } from '../art/EmptyBowl.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { shellTexts } from './texts.ts';
import { usePageTitle } from './use-page-title.ts';
import { homePath } from '../lib/return-path.ts';

/** What is shown when a screen throws. */
export function Crashed() {
  const t = useTexts(shellTexts);
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  usePageTitle(isMissing ? t.notFound : t.crashed);
  return (
    <main id="main-content" className="lonely">
      <EmptyState
        heading="h1"
        art={<EmptyBowl />}
        title={isMissing ? t.notFound : t.crashed}
        text={isMissing ? t.notFoundText : t.crashedText}
        action={
          <a className="btn" href={isMissing ? homePath : ''}>
            {isMissing ? t.toDashboard : t.refresh}
          </a>
        }
      />
    </main>
  );
}
