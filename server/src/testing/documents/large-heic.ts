import { inflateSync } from 'node:zlib';

/** 8064 × 6048 pixels of one colour, the 48 megapixels of a phone; nothing that we use encodes it. */
export const heic48 = () =>
  inflateSync(
    Buffer.from(
      'eNrt2U1Ik3EcwPHfs8dsQm9opoHQXCBKUY5BXR9UCqNLJeTJWnPDf7j2aKvWqUVGHQKDJMRLUhF0KS8VvUDmoZMe6i5EVJB02HGFtv5z' +
        'y4OH6Ad5ie/Dd8/zf162h33Y28NEpCmZuegPJExc7JQyyUhpnDKxpIjTkUpkYlKemgf6B4crY/FNPCOrpk2+yaSWR469hc1gevkhuzy7' +
        '7ixvTpaXIkO9drbTmDPJlePr7UoiUFkbOB+PlIYzxh/27fK+8eNpu8zaHZ2O66+cs5iXxaVCQWSzG7J3bPScDU6xWDrAlZulma34IuA1' +
        '2527Ohxn1Z5JWQxK39XbC91tjwaDpU3lmRe2x6/vct4MT53y7Gm2mrN+onzGHTmRhkk72OKbrCltcYNBey/ZZvzUbyv7hN3LgSv2iZ5M' +
        '9ces1FBPq/O4LlCY6PmS3jcx13KsbextPDI+m4xuv1Ee1NWMzMTaxw+3/KNB6HN0+s7PH6PFe9/y358/eNL57viF7pevm0arP06KOyvV' +
        'rdKeqzjQn5rP3f2U3V9v3wEiEc8ZweRvq3p1S+SpVPViocp9fw0EfbV5FPTl+RbQ50+DoKymEQVlhzwUlC3waaYsEAZB+bN2Nwi6glwB' +
        'KNt4HQRdDT4IusIfQNAVDYGg6yA/YZWd4NJS2TleY8rGuEpS9gwxZfOI6XLWYaAD24uBDuwIBjqwSxjowB5ioAObw0AH9hUDHdgSBqr4' +
        'Q0QLtgcDHdgBDHRgRzEAbE3B+jAAbE3BTmMAGGCAAQYYAQYYYIABBhhggAEGGGCAEWCAAQYYYAQYYIABBhhgBBhggAEGGAEGGGCAAQYY' +
        'AQYYYIABRoABBhhggAFGgAEGGGCAEWD/EVjt1C88WCN1',
      'base64',
    ),
  );

const box = (name: string, ...parts: readonly Buffer[]) => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const hex = (...bytes: readonly string[]) => Buffer.from(bytes.join('').replaceAll(' ', ''), 'hex');
const number = (value: number, bytes: number) => value.toString(16).padStart(bytes * 2, '0');

/** 12,000 × 9,000 pixels: 108 megapixels, a grid of four pictures of 48. They share their bytes. */
export function heic108() {
  const tile = heic48();
  const boxAt = (name: string) => {
    const at = tile.indexOf(name) - 4;
    return tile.subarray(at, at + tile.readUInt32BE(at));
  };
  const data = boxAt('mdat');
  const ftyp = boxAt('ftyp');
  const tiles = [1, 2, 3, 4];
  const grid = 5;
  const size = number(12_000, 2) + number(9_000, 2);
  const meta = (dataAt: number) =>
    box(
      'meta',
      hex('00000000'),
      boxAt('hdlr'),
      box('pitm', hex('00000000', number(grid, 2))),
      box('idat', hex('0000 01 01', size)),
      box(
        'iloc',
        hex('01000000 44 40', number(grid, 2)),
        ...tiles.map((id) =>
          hex(number(id, 2), '0000 0000 00000000 0001', number(dataAt, 4), number(data.length - 8, 4)),
        ),
        hex(number(grid, 2), '0001 0000 00000000 0001 00000000 00000008'),
      ),
      box(
        'iinf',
        hex('00000000', number(grid, 2)),
        ...tiles.map((id) => box('infe', hex('02000001', number(id, 2), '0000'), Buffer.from('hvc1\0'))),
        box('infe', hex('02000000', number(grid, 2), '0000'), Buffer.from('grid\0')),
      ),
      box(
        'iprp',
        box(
          'ipco',
          boxAt('hvcC'),
          boxAt('ispe'),
          box('ispe', hex('00000000', number(12_000, 4), number(9_000, 4))),
          boxAt('pixi'),
        ),
        box(
          'ipma',
          hex('00000000', number(grid, 4)),
          ...tiles.map((id) => hex(number(id, 2), '02 81 02')),
          hex(number(grid, 2), '02 03 84'),
        ),
      ),
      box('iref', hex('00000000'), box('dimg', hex(number(grid, 2), '0004', ...tiles.map((id) => number(id, 2))))),
    );
  const dataAt = ftyp.length + meta(0).length + 8;
  return new Uint8Array(Buffer.concat([ftyp, meta(dataAt), data]));
}
