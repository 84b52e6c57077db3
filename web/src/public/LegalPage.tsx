import './legal.css';
import { brand } from '@tzemed/contract/brand';
import type { Words } from '@tzemed/contract/languages';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useFormats } from '../lib/use-formats.ts';
import { legalFrame } from './legal/frame.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** A text under a heading; lines that begin with '- ' become a list. */
export type LegalSection = { id?: string; heading: Words; text: Words };
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
  return blocksOf(text).map((block) =>
    block.isList ? (
      <ul key={block.lines[0]}>
        {block.lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]}>{block.lines[0]}</p>
    ),
  );
}

/** Neighbouring list lines make one block; every other line is a paragraph. */
function blocksOf(text: string) {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isList = line.startsWith('- ');
    const last = blocks.at(-1);
    if (isList && last?.isList) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return blocks;
}
