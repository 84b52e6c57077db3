import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const site = path.resolve(import.meta.dirname, '../../web/public');
const edge = 48;

/** /favicon.ico, for whoever asks for it without having read the page: the mark as PNG, behind the head of an ICO. */
export async function makeIcon() {
  const svg = await readFile(path.join(site, 'icon.svg'));
  const png = await sharp(svg, { density: 300 }).resize(edge, edge).png({ palette: true }).toBuffer();
  const head = Buffer.alloc(22);
  // An icon (1) of one picture: its edges, its planes and bits, its bytes and where they begin.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  await writeFile(path.join(site, 'favicon.ico'), Buffer.concat([head, png]));
}
