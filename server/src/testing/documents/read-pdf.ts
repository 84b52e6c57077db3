import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = {
  readonly role?: string;
  readonly lang?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
};

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

const altsOf = ({ alt, children = [] }: Node): string[] => [...(alt ? [alt] : []), ...children.flatMap(altsOf)];

/** Box of a run of text on its page, in points from the lower left corner. */
export type Place = {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly height: number;
};

/** Reads a PDF like assistive technology: text in reading order, structure, title and language. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  const roles: string[] = [];
  const alts: string[] = [];
  const notes: string[] = [];
  const sizes: number[][] = [];
  const places: Place[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const [, , , , left, base] = item.transform as number[];
        places.push({
          page: number,
          text: item.str,
          left: left!,
          right: left! + item.width,
          base: base!,
          height: item.height,
        });
      }
    const tree = ((await page.getStructTree()) ?? {}) as Node;
    roles.push(...rolesOf(tree));
    alts.push(...altsOf(tree));
    for (const { subtype, hasAppearance } of await page.getAnnotations())
      if (hasAppearance) notes.push(subtype as string);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push([width, height].map(Math.round));
  }
  const { info, metadata } = await document.getMetadata();
  const { Title: title, Language: lang } = info as { Title?: string; Language?: string };
  const { numPages: pages } = document;
  const runs = (await document.getJSActions()) !== null || (await document.hasJSActions());
  await loading.destroy();
  return {
    texts,
    text: texts.join('\n'),
    roles,
    alts,
    notes,
    sizes,
    places,
    runs,
    title,
    lang,
    pages,
    xmp: String(metadata?.getRaw() ?? ''),
  };
}
