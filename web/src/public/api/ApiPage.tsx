import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../page-meta.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { callsOf } from './calls.ts';
import { CodeText } from './CodeText.tsx';
import { apiDocument } from './document.ts';
import { resourceGroups, resourcePath } from './resources.ts';
import { apiTexts, introductions } from './texts.ts';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(apiTexts.title, apiTexts.lead);

/** The reference's first page: rules that hold for all calls, and the list of resources. */
export default function ApiPage() {
  const { lang } = useLanguage();
  const t = useTexts(apiTexts);
  return (
    <ApiFrame title={t.title} lead={t.lead}>
      <div className="api-start">
        {introductions.map(({ id, heading, text }) => (
          <section key={id}>
            <h2 id={id}>{heading[lang]}</h2>
            <CodeText text={text[lang]} />
          </section>
        ))}
        <section>
          <h2 id="resources">{t.resources}</h2>
          {lang !== 'en' && <p>{t.inEnglish}</p>}
          {Object.values(resourceGroups).map((group) => (
            <div key={group.heading.en} className="api-group">
              <h3>{group.heading[lang]}</h3>
              <ul>
                {Object.entries(group.resources).map(([name, word]) => (
                  <li key={name}>
                    <a href={pathInLang(lang, resourcePath(name))}>{word[lang]}</a>
                    <span className="api-count">{t.count({ count: callsOf(apiDocument, name).length })}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </ApiFrame>
  );
}
