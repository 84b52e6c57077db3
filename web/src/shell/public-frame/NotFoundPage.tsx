import { EmptyArt } from '../../art/EmptyArt.tsx';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../../public/page-meta.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { shellTexts } from '../texts.ts';

export const handle = { static: true };
export const meta = pageMeta(shellTexts.notFound);

/** Page that the server returns, with 404, for an unknown path. */
export default function NotFoundPage() {
  const t = useTexts(shellTexts);
  const { lang } = useLanguage();
  return (
    <div className="lonely">
      <EmptyState
        heading="h1"
        art={
          <div className="empty-picture">
            <EmptyArt name="lost" />
          </div>
        }
        title={t.notFound}
        text={t.notFoundText}
        action={
          <div className="row">
            <a className="btn" href={pathInLang(lang, '/')}>
              {t.toHome}
            </a>
            <a className="btn line" href={pathInLang(lang, '/contact')}>
              {t.contact}
            </a>
          </div>
        }
      />
    </div>
  );
}
