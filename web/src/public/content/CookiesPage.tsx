import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../page-meta.ts';
import { ContentPage, ContentSections } from './ContentPage.tsx';
import { cookiesSections, cookiesTexts, cookiesUpdated } from './cookies-texts.ts';
import { browserStorageItems, periodTexts, storeTexts } from './browser-storage-items.ts';

export const handle = { static: true };
export const meta = pageMeta(cookiesTexts.title, cookiesTexts.lead);

export default function CookiesPage() {
  const { lang } = useLanguage();
  const t = useTexts(cookiesTexts);
  const stores = useTexts(storeTexts);
  const periods = useTexts(periodTexts);
  return (
    <ContentPage title={cookiesTexts.title} lead={cookiesTexts.lead} updated={cookiesUpdated}>
      <section>
        <h2>{t.kept}</h2>
        <ul className="kept-items">
          {browserStorageItems.map(({ store, keys, period, title, why }) => (
            <li key={keys[0]} className="card">
              <div className="kept-head">
                <h3>{title[lang]}</h3>
                <span className="badge">{periods[period]}</span>
              </div>
              <p>{why[lang]}</p>
              <p className="kept-keys">
                <span>{stores[store]}</span>
                {keys.map((key) => (
                  <code key={key} dir="ltr" data-store={store}>
                    {key}
                  </code>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <ContentSections sections={cookiesSections} />
    </ContentPage>
  );
}
