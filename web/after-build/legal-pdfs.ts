import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@tzemed/contract/brand';
import { type ConsentKind, consentKinds } from '@tzemed/contract/account/consent-kinds';
import { wordsIn } from '@tzemed/contract/text/texts';
import { compilerIn, complaintOf } from '../../server/src/printing/typst-compiler.ts';
import { pathInLang, type Lang, languages } from '../src/i18n/language.ts';
import { formatsIn } from '../src/lib/format.ts';
import type { Site } from '../src/lib/site.ts';
import { wordingHistory } from '../src/public/legal/wording-history.ts';
import { type LegalText, pdfPath } from '../src/public/legal/legal-text.ts';
import { privacy } from '../src/public/legal/privacy.ts';
import { terms } from '../src/public/legal/terms.ts';
import { textBlocks } from '../src/public/content/text-blocks.ts';
import { legalFrameTexts } from '../src/public/legal/legal-frame-texts.ts';

const legalTexts: Readonly<Record<ConsentKind, LegalText>> = { terms, privacy };

const templates = fileURLToPath(new URL('.', import.meta.url));
const mark = new URL('../../server/src/printing/templates/mark.svg', import.meta.url);

/**
 * Lays each legal text as PDF/UA-1 into `legal/`, in each language, from the words of its page.
 * @param origin address of the site; without it, what leads to other pages is left out
 */
export async function writeLegalPdfs(folder: string, site: Site, origin: string | undefined) {
  const compiler = compilerIn(templates);
  compiler.mapShadow(path.join(templates, 'mark.svg'), await readFile(mark));
  await mkdir(`${folder}/legal`, { recursive: true });
  for (const kind of consentKinds)
    for (const lang of languages) {
      const words = wordsOf(kind, lang, site, origin?.replace(/\/$/, '') || undefined);
      compiler.mapShadow(path.join(templates, 'text.json'), Buffer.from(JSON.stringify(words)));
      const file = pdfPath(kind, legalTexts[kind], lang);
      try {
        const options = {
          pdfStandard: 'ua-1',
          creationTimestamp: Date.parse(legalTexts[kind].updated) / 1000,
        } as const;
        await writeFile(folder + file, compiler.pdf({ mainFilePath: path.join(templates, 'legal.typ') }, options));
      } catch (error) {
        throw new Error(`${file} cannot be set: ${complaintOf(error)}`, { cause: error });
      }
    }
}

/** Returns all the data that `legal.typ` reads. */
function wordsOf(kind: ConsentKind, lang: Lang, site: Site, origin: string | undefined) {
  const { title, intro, updated, short, sections } = legalTexts[kind];
  const t = wordsIn(legalFrameTexts, lang);
  const { day } = formatsIn(lang);
  return {
    lang,
    day: updated.split('-').map(Number),
    brand: brand.name[lang],
    author: site.operator || brand.name[lang],
    title: title[lang],
    updated: t.updated({ day: day(updated) }),
    version: t.version({ version: updated }),
    page: t.pageOf({ page: '{page}', pages: '{pages}' }),
    short: { heading: t.short, lines: short.map((line) => line[lang]) },
    intro: intro[lang],
    sections: sections.map(({ heading, text, more }) => ({
      heading: heading[lang],
      blocks: textBlocks(text[lang]),
      more: more && origin && { word: more.word[lang], address: origin + pathInLang(lang, more.path) },
    })),
    contact: {
      heading: t.contactHeading,
      text: t.contactText,
      email: site.email,
      lines: [site.operator, site.address].filter((line) => line !== ''),
      phone: site.phone,
    },
    history: {
      heading: t.history,
      wordings: wordingHistory[kind].map((wording) => [day(wording.day), wording.change[lang]]),
    },
  };
}
