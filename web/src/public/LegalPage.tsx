import { brand } from '@tzemed/contract/brand';
import type { Words } from '@tzemed/contract/languages';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useFormats } from '../lib/use-formats.ts';
import { legalFrame } from './legal/frame.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** A text under a heading; lines that begin with '- ' become a list. */
export type LegalSection = { heading: Words; text: Words };
export type LegalText = { title: Words; intro: Words; updated: string; sections: readonly LegalSection[] };

export function LegalPage({ text: { title, intro, updated, sections } }: { text: LegalText }) {
  const { lang } = useLanguage();
  const t = useTexts(legalFrame);
  const format = useFormats();
  return (
    <article className="legal">
      <h1>{title[lang]}</h1>
      <p className="muted">{t.updated({ day: format.day(updated) })}</p>
      <p>{intro[lang]}</p>
      {sections.map(({ heading, text }) => (
        <section key={heading.en}>
          <h2>{heading[lang]}</h2>
          <Paragraphs text={text[lang]} />
        </section>
      ))}
      <section>
        <h2>{t.contactHeading}</h2>
        <p>
          {t.contactText} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
      </section>
    </article>
  );
}

function Paragraphs({ text }: { text: string }) {
  const lines = text.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  return (
    <>
      {lines
        .filter((line) => !line.startsWith('- '))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {items.length > 0 && (
        <ul>
          {items.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
