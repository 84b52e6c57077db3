import './help.css';
import Search from 'lucide-react/icons/search';
import texts from 'virtual:help-texts';
import { helpTopics, type HelpSlug, type HelpTopic } from '../../help-articles.ts';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { ContactCard } from './ContactCard.tsx';
import { helpTexts, topicWords } from './texts.ts';
import { topicIcons } from './topic-icons.ts';
import script from './help.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(helpTexts.title, helpTexts.lead);

const topics = Object.entries(helpTopics) as [HelpTopic, readonly HelpSlug[]][];

/** Chosen by hand: reads are not counted. */
const toBeginWith: readonly HelpSlug[] = ['add-a-pet', 'share-with-a-guest', 'reminder-did-not-arrive', 'new-phone'];

export default function HelpPage() {
  const t = useTexts(helpTexts);
  return (
    <div className="pub" data-help>
      <PageHero
        title={t.title}
        lead={t.lead}
        isTool
        residents={[
          { species: 'dog', hue: 'sage' },
          { species: 'rodent', hue: 'apricot' },
        ]}
      />
      <div className="w help">
        <SearchBox />
        <Topics />
        <div className="help-columns">
          <Articles />
          <div className="help-side">
            <Begin />
            <ContactCard />
          </div>
        </div>
      </div>
      <script type="module" src={script} />
    </div>
  );
}

/** Sends the words to this page where scripts are off, which shows everything then. */
function SearchBox() {
  const t = useTexts(helpTexts);
  const { lang } = useLanguage();
  return (
    <search>
      <form className="help-search" action={pathInLang(lang, '/help')}>
        <input
          className="control"
          type="search"
          name="q"
          aria-label={t.search}
          placeholder={t.example}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t.submit}>
          <Search size={20} aria-hidden="true" />
        </button>
      </form>
      <p className="help-found" role="status" data-found={t.found} data-none={t.none} />
    </search>
  );
}

function Topics() {
  const t = useTexts(helpTexts);
  const { lang } = useLanguage();
  return (
    <nav aria-label={t.topics} data-unsearched>
      <ul className="help-topics">
        {topics.map(([topic, slugs]) => {
          const Icon = topicIcons[topic];
          return (
            <li key={topic}>
              <a className="card" href={`#${topic}`}>
                <span className="tile" aria-hidden="true">
                  <Icon size={20} />
                </span>
                <span>
                  <b>{topicWords[topic][lang]}</b>
                  <small>{t.articles({ count: slugs.length })}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Articles() {
  const { lang } = useLanguage();
  const t = useTexts(helpTexts);
  return (
    <div className="help-lists">
      {topics.map(([topic, slugs]) => (
        <section key={topic} id={topic} data-topic>
          <h2>{topicWords[topic][lang]}</h2>
          <ul className="card help-list">
            {slugs.map((slug) => (
              <li key={slug} data-words={texts[lang][slug]?.words}>
                <ArticleLink slug={slug} isWhole />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="card help-none" data-nothing hidden>
        <h2>{t.none}</h2>
        <p>{t.noneText}</p>
      </section>
    </div>
  );
}

function Begin() {
  const t = useTexts(helpTexts);
  return (
    <section className="card help-begin" data-unsearched>
      <h2>{t.begin}</h2>
      <ul className="help-list">
        {toBeginWith.map((slug) => (
          <li key={slug}>
            <ArticleLink slug={slug} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title of an article, and its summary where it is whole. */
function ArticleLink({ slug, isWhole }: { slug: HelpSlug; isWhole?: boolean }) {
  const { lang } = useLanguage();
  const article = texts[lang][slug];
  return (
    <a href={pathInLang(lang, `/help/${slug}`)}>
      <span>
        <b>{article?.title}</b>
        {isWhole && <small>{article?.summary}</small>}
      </span>
      <ForwardArrow size={18} />
    </a>
  );
}
