import '../pages.css';
import './help.css';
import '../content/prose.css';
import { useLocation } from 'react-router';
import texts from 'virtual:help-texts';
import { brand } from '@tzemed/contract/brand';
import { helpTopics, type HelpSlug, type HelpTopic } from '../../help-articles.ts';
import { pathInLang, langOfPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { pageMeta } from '../page-meta.ts';
import { StructuredData } from '../StructuredData.tsx';
import type { HelpArticle } from './articles.ts';
import { ContactCard } from './ContactCard.tsx';
import { helpTexts, topicWords } from './texts.ts';

export const handle = { static: true };

const slugAt = (path: string) => path.replace(/\/$/, '').split('/').at(-1) as HelpSlug;

export function meta({ location }: { location: { pathname: string } }) {
  const article = texts[langOfPath(location.pathname)][slugAt(location.pathname)]!;
  const inEach = (words: string) => ({ he: words, en: words, ar: words });
  return pageMeta(inEach(article.title), inEach(article.summary))({ location });
}

/** Article of the help centre about one task. */
export default function ArticlePage() {
  const { lang } = useLanguage();
  const t = useTexts(helpTexts);
  const slug = slugAt(useLocation().pathname);
  const article = texts[lang][slug]!;
  const [topic, slugs] = topicOf(slug);
  return (
    <div className="w narrow help-article">
      <nav className="help-path" aria-label={t.path}>
        <ol>
          <li>
            <a href={pathInLang(lang, '/help')}>{t.title}</a>
            <ForwardArrow size={16} />
          </li>
          <li>
            <a href={`${pathInLang(lang, '/help')}#${topic}`}>{topicWords[topic][lang]}</a>
          </li>
        </ol>
      </nav>
      <article className="prose">
        <header className="prose-head">
          <h1>{article.title}</h1>
          <p className="lead">{article.summary}</p>
        </header>
        <div className="help-steps" dangerouslySetInnerHTML={{ __html: article.html }} />
        <ScreenLink screen={article.screen} />
      </article>
      <section className="help-related">
        <h2>{t.related}</h2>
        <ul className="card help-list">
          {slugs
            .filter((other) => other !== slug)
            .map((other) => (
              <li key={other}>
                <a href={pathInLang(lang, `/help/${other}`)}>
                  <b>{texts[lang][other]!.title}</b>
                  <ForwardArrow size={18} />
                </a>
              </li>
            ))}
        </ul>
      </section>
      <ContactCard />
      <Trail slug={slug} />
    </div>
  );
}

const topicOf = (slug: HelpSlug) =>
  (Object.entries(helpTopics) as [HelpTopic, readonly HelpSlug[]][]).find(([, slugs]) => slugs.includes(slug))!;

/** Shown to everybody: the app asks visitors to sign in, and leads on from there. */
function ScreenLink({ screen }: Pick<HelpArticle, 'screen'>) {
  const t = useTexts(helpTexts);
  if (!screen) return null;
  return (
    <a className="btn" href={screen.href}>
      {t.toScreen({ screen: screen.word })}
      <ForwardArrow size={18} />
    </a>
  );
}

/** The article's place in the help centre, for search engines; they want whole addresses. */
function Trail({ slug }: { slug: HelpSlug }) {
  const { lang } = useLanguage();
  const t = useTexts(helpTexts);
  const site = import.meta.env.PUBLIC_URL;
  if (!site) return null;
  const steps = [
    ['/', brand.name[lang]],
    ['/help', t.title],
    [`/help/${slug}`, texts[lang][slug]!.title],
  ] as const;
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(([path, name], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: site + pathInLang(lang, path),
        })),
      }}
    />
  );
}
