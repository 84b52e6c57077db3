import '../pages.css';
import './api.css';
import type { ReactNode } from 'react';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import Search from 'lucide-react/icons/search';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { apiTexts, introductions } from './texts.ts';
import { type Call, callsOf } from './calls.ts';
import { apiDocument } from './document.ts';
import { resourceGroups, resourcePath } from './resources.ts';
import script from './api.ts?worker&url';

type Props = { title: string; lead: ReactNode; current?: string; calls?: readonly Call[]; children: ReactNode };

/** A page of the reference: its head, the menu of all resources, and what it is about. */
export function ApiFrame({ title, lead, current, calls, children }: Props) {
  const t = useTexts(apiTexts);
  return (
    <div className="pub">
      <div className="w api-hero">
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <div className="api-file">
          <a className="btn line" href="/api/openapi.json" download="openapi.json">
            <Download size={17} aria-hidden="true" />
            openapi.json
          </a>
          <span className="badge">
            <bdi>{t.version({ version: apiDocument.info.version })}</bdi>
          </span>
        </div>
      </div>
      <div className="api">
        <button type="button" className="btn line api-fold" popoverTarget="api-menu">
          <List size={18} aria-hidden="true" />
          {t.menu}
        </button>
        <Menu current={current} calls={calls} />
        <div className="api-main">{children}</div>
      </div>
      <script type="module" src={script} />
    </div>
  );
}

/** Folded on small screens, where it opens without a script. */
function Menu({ current, calls }: Pick<Props, 'current' | 'calls'>) {
  const { lang } = useLanguage();
  const t = useTexts(apiTexts);
  return (
    <nav id="api-menu" popover="auto" className="api-menu" aria-label={t.menu}>
      <label className="api-find">
        <Search size={17} aria-hidden="true" />
        <span className="sr">{t.find}</span>
        <input type="search" placeholder={t.find} data-find autoComplete="off" />
      </label>
      <div>
        <p>{t.start}</p>
        {introductions.map(({ id, heading }) => (
          <a key={id} href={`${pathInLang(lang, '/api')}#${id}`}>
            {heading[lang]}
          </a>
        ))}
      </div>
      {Object.values(resourceGroups).map(({ heading, resources }) => (
        <div key={heading.en} data-group>
          <p>{heading[lang]}</p>
          {Object.entries(resources).map(([name, word]) => (
            <div key={name} data-words={wordsFor(name)}>
              <a href={pathInLang(lang, resourcePath(name))} aria-current={name === current ? 'page' : undefined}>
                {word[lang]}
              </a>
              {name === current && calls?.map((call) => <CallLink key={call.id} call={call} />)}
            </div>
          ))}
        </div>
      ))}
      <p className="api-nothing" role="status" data-nothing={t.nothing} />
    </nav>
  );
}

const CallLink = ({ call: { id, method, path } }: { call: Call }) => (
  <a className="api-call-link" dir="ltr" href={`#${id}`}>
    <Verb method={method} />
    <span>{path.replace(/^\/api/, '')}</span>
  </a>
);

export const Verb = ({ method }: { method: string }) => (
  <span className="verb" data-method={method}>
    {method}
  </span>
);

/** Words that find a resource: its name in the document and its addresses. They are made once for all pages. */
const found = new Map<string, string>();
function wordsFor(name: string) {
  const known = found.get(name);
  if (known !== undefined) return known;
  const paths = callsOf(apiDocument, name).map(({ path }) => path.replace(/^\/api/, ''));
  const words = [name, ...new Set(paths)].join(' ').toLowerCase();
  found.set(name, words);
  return words;
}
