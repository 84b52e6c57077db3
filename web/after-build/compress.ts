import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { builtFiles } from './built-files.ts';

const brotli = promisify(brotliCompress);

/** The many pages of the reference: a tenth larger than at best quality, and two minutes sooner. */
const reference = /^(\/\w\w)?\/developers\//;

/** Lays a brotli twin beside every file that gets smaller by it; best quality, since it is done once. */
export async function compress(folder: string) {
  const files = await builtFiles(folder, '.html', '.js', '.css', '.svg', '.webmanifest', '.json');
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(folder + file);
      await writeFile(
        `${folder}${file}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: reference.test(file) ? 8 : 11 } }),
      );
    }),
  );
}
