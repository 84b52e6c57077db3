import { useTexts } from '../i18n/use-texts.ts';
import { linkTo, screens } from '../screens.ts';
import { EmptyPicture } from '../art/EmptyPicture.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { shellTexts } from './texts.ts';
import { usePageTitle } from './use-page-title.ts';
import { Link } from '../ui/Link.tsx';

export default function AppNotFoundPage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.notFound);
  return (
    <EmptyState
      heading="h1"
      art={<EmptyPicture name="lost" />}
      title={t.notFound}
      text={t.notFoundText}
      action={
        <div className="row">
          <Link className="btn" to={linkTo(screens.dashboard)}>
            {t.toDashboard}
          </Link>
          <Link className="link" to={linkTo(screens.expenses)}>
            {t.toExpenses}
          </Link>
        </div>
      }
    />
  );
}
