import { deflateSync } from 'node:zlib';

type Made = {
  readonly pages?: number;
  /** Objects lie packed in a stream, as in most PDFs of today. */
  readonly isPacked?: boolean;
  readonly isLocked?: boolean;
  readonly script?: string;
  /** Bytes of padding, so that it is as large as a scan. */
  readonly padding?: number;
};

/** A PDF of empty pages, with no more in it than what tells one. */
export function pdf({ pages = 1, isPacked = false, isLocked = false, script, padding = 0 }: Made = {}) {
  const kids = Array.from({ length: pages }, (_, nth) => nth + 10);
  const page = (id: number) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Id ${id} >>`;
  const action = script ? ` /OpenAction << /S /JavaScript /JS (${script}) >>` : '';
  const objects = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R${action} >>\nendobj`,
    `2 0 obj\n<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages} >>\nendobj`,
    `3 0 obj\n<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream\nendobj`,
    ...(isPacked ? [packed(kids.map(page))] : kids.map((id) => `${id} 0 obj\n${page(id)}\nendobj`)),
    `trailer\n<< /Root 1 0 R${isLocked ? ' /Encrypt 9 0 R' : ''} >>\nstartxref\n0\n%%EOF\n`,
  ];
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${objects.join('\n')}`, 'latin1'));
}

function packed(objects: readonly string[]) {
  const bytes = deflateSync(Buffer.from(objects.join('\n'), 'latin1')).toString('latin1');
  return `4 0 obj\n<< /Type /ObjStm /N ${objects.length} /First 0 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj`;
}
