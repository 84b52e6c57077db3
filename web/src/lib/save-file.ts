import { withGershayim } from '@tzemed/contract/text/plain-text';

/** Longest time until a browser starts the download: it reads the object URL only then. */
const startMs = 60_000;

/** A name of somebody's own may hold what is a folder to a system of files, or not allowed in it. */
export const safeFileName = (name: string) => withGershayim(name).replaceAll(/[/\\:*?"<>|]/g, ' ');

/** Puts a file on the device, under its name. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), startMs);
}
