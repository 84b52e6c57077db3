import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

type Locked = { readonly userPassword: string; readonly ownerPassword: string };

/** A PDF with a line of text on each of its pages, as a clinic would send it. */
export async function writtenPdf(lines: readonly string[], { locked }: { locked?: Locked } = {}) {
  const pdf = await PDFDocument.create();
  for (const line of lines) pdf.addPage([420, 595]).drawText(line, { x: 40, y: 500, size: 18 });
  if (locked) pdf.encrypt({ ...locked, permissions: {} });
  return new Uint8Array(await pdf.save());
}

/** A form that was filled in on a screen, with something that would run where it is opened. */
export async function filledForm(text: string) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([420, 595]);
  const field = pdf.getForm().createTextField('total');
  field.setText(text);
  field.addToPage(page, { x: 40, y: 400, width: 300, height: 30 });
  field.acroField
    .getWidgets()[0]!
    .dict.set(PDFName.of('A'), pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));
  return new Uint8Array(await pdf.save());
}

/** A small file of many parts, as drawings of plans are: each of them takes room while its pages are taken over. */
export async function richPdf(parts: number) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([420, 595]);
  page.drawText(`${parts}`, { x: 40, y: 500, size: 18 });
  const all = pdf.context.obj({});
  for (let nth = 0; nth < parts; nth++)
    all.set(
      PDFName.of(`P${nth}`),
      pdf.context.register(pdf.context.obj({ Name: `${nth}`, A: [1, 2, 3, 4, 5, 6, 7, 8] })),
    );
  page.node.Resources()!.set(PDFName.of('Properties'), all);
  return new Uint8Array(await pdf.save());
}

/** A page with an array of numbers in an object stream. Ten million are 20 KB here and 300 MB of heap for who parses them. */
export function expandingPdf(numbers = 1e7) {
  const packed = deflateSync(`5 0 [${'1 '.repeat(numbers)}]`, { level: 9 }).toString('latin1');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</Properties<</P0 5 0 R>>>>>>',
    `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, nth) => {
    const at = file.length;
    file += `${nth + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + end, 'latin1'));
}
