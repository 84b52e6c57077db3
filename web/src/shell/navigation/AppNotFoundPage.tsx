import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { shellTexts } from '../texts.ts';
import { usePageTitle } from './use-page-title.ts';
import { Link } from '../../ui/Link.tsx';

export default function AppNotFoundPage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.notFound);
  return (
    <EmptyState
      heading="h1"
      art={<LazyEmptyArt name="lost" />}
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
