import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A plain picture; `orient` 6 is a telephone held upright, whose file lies on its side. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e08a3c' } });

/** JPEG like those of phones: stored rotated, with the location in the metadata. */
export const telephoneJpeg = (width: number, height: number) =>
  picture(height, width)
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 4/1 48/1', GPSLongitudeRef: 'E', GPSLongitude: '34/1 46/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG of few bytes that claims to be this large. */
export function hugePng(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 1: greyscale with one bit per pixel.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture of noise, which no encoder makes small. */
export const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** 48 × 32 pixels as a telephone of Apple's writes them; nothing that we use encodes it. */
export const heic = () =>
  new Uint8Array(
    Buffer.from(
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
        'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAA' +
        'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA' +
        'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED' +
        'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz' +
        'cGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt' +
        'ZwACAAEAAQAAACJtZGF0AAAAFigBr1jm9Oq+L8+u//0i/Ieco55Gp3w=',
      'base64',
    ),
  );

/** Says that it has 30,000 × 30,000 pixels: 3.6 GB for who decodes it. */
export function hugeHeic() {
  const bytes = Buffer.from(heic());
  const sizeAt = bytes.lastIndexOf('ispe') + 8;
  bytes.writeUInt32BE(30_000, sizeAt);
  bytes.writeUInt32BE(30_000, sizeAt + 4);
  // The grid that puts its tiles together says it too.
  const gridAt = bytes.indexOf('idat') + 8;
  bytes.writeUInt16BE(30_000, gridAt);
  bytes.writeUInt16BE(30_000, gridAt + 2);
  return new Uint8Array(bytes);
}

/** A JPEG, PNG or WebP of many pixels and few bytes. */
export const largePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e08a3c' }, limitInputPixels: false });
