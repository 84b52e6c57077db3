import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file in a ZIP. Compressed formats are not compressed again. */
export type Entry = { readonly path: string; readonly bytes: Readable; readonly isSmall?: boolean };

/**
 * Entries as a ZIP, one after the other: the next is asked for when the one before has gone out. A reader that stops ends
 * what is open; an entry whose bytes break off ends there, and is told by `onBroken`.
 */
export function zipped(
  entries: AsyncIterable<Entry>,
  now: Date,
  onBroken: (path: string, cause: unknown) => void,
): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as unknown as Readable;
  let open: Readable | undefined;
  out.once('close', () => open?.destroy());

  async function write() {
    for await (const { path, bytes, isSmall = false } of entries) {
      open = bytes;
      if (out.destroyed) bytes.destroy();
      // Each entry has its own stream: a source that fails would leave the ZIP waiting for its end.
      const through = new PassThrough();
      zip.addReadStream(through, path, { mtime: now, compress: !isSmall });
      bytes.pipe(through);
      await finished(bytes).catch((cause: unknown) => {
        if (!out.destroyed) onBroken(path, cause);
        through.end();
      });
      // The receiver has gone, so there is no next entry.
      if (out.destroyed) return;
    }
    zip.end();
  }
  write().catch((error: unknown) => out.destroy(error as Error));
  return out;
}
