import '../pages.css';
import './prose.css';
import './content.css';
import type { ReactNode } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Words } from '@tzemed/contract/text/languages';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { legalFrameTexts } from '../legal/legal-frame-texts.ts';
import { Paragraphs } from './Paragraphs.tsx';

/** A text under a heading; lines that begin with '- ' become a list. */
export type ContentSection = { readonly heading: Words; readonly text: Words };

type Props = {
  title: Words;
  lead: Words;
  /** The day of a text with a date, YYYY-MM-DD. */
  updated?: string;
  children: ReactNode;
};

/** A public page of text: its title, one sentence, the date and sections. */
export function ContentPage({ title, lead, updated, children }: Props) {
  const { lang } = useLanguage();
  const t = useTexts(legalFrameTexts);
  const format = useFormats();
  return (
    <article className="w narrow prose">
      <header className="prose-head">
        <h1>{title[lang]}</h1>
        <p className="lead">{lead[lang]}</p>
        {updated && (
          <p className="prose-date">
            <CalendarDays size={17} aria-hidden="true" />
            {t.updated({ day: format.day(updated) })}
          </p>
        )}
      </header>
      {children}
    </article>
  );
}

export function ContentSections({ sections }: { sections: readonly ContentSection[] }) {
  const { lang } = useLanguage();
  return sections.map(({ heading, text }) => (
    <section key={heading.en}>
      <h2>{heading[lang]}</h2>
      <Paragraphs text={text[lang]} />
    </section>
  ));
}
