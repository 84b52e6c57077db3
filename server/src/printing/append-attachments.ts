import { PDFDocument, PDFArray, PDFDict, PDFName, type PDFObject, type PDFPage, PDFStream } from '@cantoo/pdf-lib';

/** A paper after the sheet: the pages of a PDF, or a page that the sheet has set for it by itself. */
export type Enclosed = Uint8Array | 'set';

// The empty password opens a PDF that is only protected against changes, which everybody can read.
const open = (pdf: Uint8Array) => PDFDocument.load(pdf, { updateMetadata: false, password: '' });

/** Size of a PDF: its pages, the indirect objects they are made of, and all values in these, which fill the heap. */
export type PdfSize = { readonly pages: number; readonly parts: number; readonly values: number };

/** Throws where its pages cannot be taken over. */
export async function pdfSizeOf(pdf: Uint8Array): Promise<PdfSize> {
  const taken = await PDFDocument.create({ updateMetadata: false });
  const { length } = await pagesFor(taken, pdf);
  const objects = taken.context.enumerateIndirectObjects().map(([, object]) => object);
  return { pages: length, parts: objects.length, values: countValues(objects) };
}

function countValues(objects: readonly PDFObject[]) {
  const left = [...objects];
  let count = 0;
  for (let object = left.pop(); object; object = left.pop()) {
    count += 1;
    const dictionary = object instanceof PDFStream ? object.dict : object;
    const inner =
      dictionary instanceof PDFDict ? dictionary.values() : dictionary instanceof PDFArray ? dictionary.asArray() : [];
    for (const value of inner) left.push(value);
  }
  return count;
}

/** A sheet with its papers, in their order. The pages that it has set for them are its last. */
export async function appendAttachments(sheet: Uint8Array, papers: readonly Enclosed[]): Promise<Uint8Array> {
  const all = await open(sheet);
  let at = all.getPageCount() - papers.filter((paper) => paper === 'set').length;
  for (const paper of papers) {
    const pages = paper === 'set' ? [] : await pagesFor(all, paper);
    pages.forEach((page, nth) => all.insertPage(at + nth, page));
    at += paper === 'set' ? 1 : pages.length;
  }
  return all.save();
}

async function pagesFor(all: PDFDocument, pdf: Uint8Array): Promise<PDFPage[]> {
  const paper = await open(pdf);
  const pages = paper.getPages();
  if (pages.length === 0) throw new Error('no pages');
  pages.forEach(leaveInert);
  return all.copyPages(
    paper,
    pages.map((_, nth) => nth),
  );
}

const called = (names: readonly string[]) => names.map((name) => PDFName.of(name));
const [notes, subtype, widget, stamp] = called(['Annots', 'Subtype', 'Widget', 'Stamp']) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
];
/**
 * Entries that run something, or that point at the tags and pages of another file, which would be copied along or taken
 * for ours.
 */
const ofPage = called(['AA', 'StructParents', 'B', 'Thumb', 'PieceInfo']);
const ofNote = called(['A', 'AA', 'PA', 'Dest', 'P', 'Parent', 'Popup', 'IRT', 'StructParent']);

/** Files, films and models, which may bring something along that runs. */
const carriers = new Set(called(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']));

/**
 * Removes active content. Stamps and filled-in values stay visible: not every viewer draws a field without its form.
 */
function leaveInert({ node }: PDFPage) {
  for (const name of ofPage) node.delete(name);
  const all = node.lookupMaybe(notes, PDFArray);
  const count = all?.size() ?? 0;
  for (let nth = count - 1; nth >= 0; nth -= 1) {
    const note = all?.lookupMaybe(nth, PDFDict);
    if (carriers.has(note?.lookup(subtype) as PDFName)) {
      all?.remove(nth);
      continue;
    }
    for (const name of ofNote) note?.delete(name);
    if (note?.lookup(subtype) === widget) note.set(subtype, stamp);
  }
}
