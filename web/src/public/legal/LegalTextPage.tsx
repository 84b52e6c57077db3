import { PhoneLink } from '../PhoneLink.tsx';
import '../pages.css';
import '../content/prose.css';
import './legal-text-page.css';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import type { ConsentKind } from '@tzemed/contract/account/consent-kinds';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { site } from '../../lib/site.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { wordingHistory } from './wording-history.ts';
import { type LegalText, pdfPath } from './legal-text.ts';
import { legalFrameTexts } from './legal-frame-texts.ts';
import { Paragraphs } from '../content/Paragraphs.tsx';
import script from './legal-text-page.ts?worker&url';

const contactId = 'contact';
const historyId = 'history';

/** A long text to be read or printed, with its contents beside it. */
export function LegalTextPage({ kind, text }: { kind: ConsentKind; text: LegalText }) {
  const { title, intro, updated, short, sections } = text;
  const { lang } = useLanguage();
  const t = useTexts(legalFrameTexts);
  const format = useFormats();
  const contents = [
    ...sections.map(({ id, heading }) => ({ id, words: heading[lang] })),
    { id: contactId, words: t.contactHeading },
    { id: historyId, words: t.history },
  ];
  return (
    <div className="w reading">
      <nav className="contents" aria-label={t.contents}>
        <p>{t.contents}</p>
        <Contents entries={contents} />
      </nav>
      <article className="prose">
        <header className="prose-head">
          <h1>{title[lang]}</h1>
          <p className="prose-date">
            <CalendarDays size={17} aria-hidden="true" />
            {t.updated({ day: format.day(updated) })}
            <a href={`#${historyId}`}>{t.history}</a>
          </p>
          <div className="reading-actions">
            <a className="btn line" href={pdfPath(kind, text, lang)} download>
              <FileDown size={17} aria-hidden="true" />
              {t.pdf}
            </a>
            <button type="button" className="btn line" data-print>
              <Printer size={17} aria-hidden="true" />
              {t.print}
            </button>
          </div>
        </header>
        <details className="contents-fold">
          <summary>
            {t.contents}
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <nav aria-label={t.contents}>
            <Contents entries={contents} />
          </nav>
        </details>
        <section className="short">
          <h2>{t.short}</h2>
          <ul className="short-lines">
            {short.map((line) => (
              <li key={line.en}>
                <Check size={18} aria-hidden="true" />
                <span>{line[lang]}</span>
              </li>
            ))}
          </ul>
        </section>
        <p>{intro[lang]}</p>
        {sections.map(({ id, heading, text, more }) => (
          <section key={id} data-section>
            <h2 id={id}>{heading[lang]}</h2>
            <Paragraphs text={text[lang]} />
            {more && (
              <p>
                <a className="reading-more" href={pathInLang(lang, more.path)}>
                  {more.word[lang]}
                </a>
              </p>
            )}
          </section>
        ))}
        <section data-section>
          <h2 id={contactId}>{t.contactHeading}</h2>
          <p>
            {t.contactText} <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <Operator />
        </section>
        <section data-section>
          <h2 id={historyId}>{t.history}</h2>
          <ul className="wordings">
            {wordingHistory[kind].map(({ day, change }) => (
              <li key={day}>
                <time dateTime={day}>{format.day(day)}</time>
                <span>{change[lang]}</span>
              </li>
            ))}
          </ul>
        </section>
      </article>
      <script type="module" src={script} />
    </div>
  );
}

function Contents({ entries }: { entries: readonly { id: string; words: string }[] }) {
  return (
    <ol>
      {entries.map(({ id, words }) => (
        <li key={id}>
          <a href={`#${id}`}>{words}</a>
        </li>
      ))}
    </ol>
  );
}

/** Name and addresses of whoever runs the site, where they were given. */
function Operator() {
  const lines = [site.operator, site.address].filter((line) => line !== '');
  if (lines.length === 0 && !site.phone) return null;
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {site.phone && <PhoneLink className="reading-more" number={site.phone} />}
    </address>
  );
}
