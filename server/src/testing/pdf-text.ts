import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = {
  readonly role?: string;
  readonly lang?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
};

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

/** What a reader of the PDF is told: its text in the order in which it is read, its parts, title and language. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as Node));
  }
  const { info, metadata } = await document.getMetadata();
  const { Title: title, Language: lang } = info as { Title?: string; Language?: string };
  const { numPages: pages } = document;
  await loading.destroy();
  return { texts, text: texts.join('\n'), roles, title, lang, pages, xmp: String(metadata?.getRaw() ?? '') };
}
