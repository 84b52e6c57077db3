import type { ConsentKind } from '@tzemed/contract/account/consent-kinds';
import type { Lang, Words } from '@tzemed/contract/text/languages';

/** A text under a heading; lines that begin with '- ' become a list. `id`: its anchor. `more`: a page that goes into detail. */
type LegalSection = {
  id: string;
  heading: Words;
  text: Words;
  more?: { readonly path: string; readonly word: Words };
};

export type LegalText = {
  title: Words;
  intro: Words;
  /** Day of the wording, which is also the version that a consent names. */
  updated: string;
  /** Says nothing that the sections do not say. */
  short: readonly Words[];
  sections: readonly LegalSection[];
};

/** Address of a text as PDF: its day is in the name, so that a kept file says which wording it is. */
export const pdfPath = (kind: ConsentKind, { updated }: LegalText, lang: Lang) =>
  `/legal/${kind}-${updated}.${lang}.pdf`;
