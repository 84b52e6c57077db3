import './import.css';
import { Suspense } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useWord } from '../../i18n/use-texts.ts';
import { importPage, linkTo, screens } from '../../screens.ts';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';

// Not prefetched: without a connection nothing is imported.
const Way = lazyWithoutPrefetch(() => import('./ImportSteps.tsx').then(({ ImportSteps }) => ImportSteps));

/** Many expenses from a file. */
export default function ImportPage() {
  const expenses = useWord(screens.expenses.word);
  const { lang } = useLanguage();
  const Back = lang === 'en' ? ChevronLeft : ChevronRight;
  usePageTitle(useWord(importPage.word));
  return (
    <div className="import-page">
      <Link className="link import-back" to={linkTo(screens.expenses)}>
        <Back size={17} aria-hidden="true" />
        {expenses}
      </Link>
      <Suspense fallback={<Loading />}>
        <Way />
      </Suspense>
    </div>
  );
}
