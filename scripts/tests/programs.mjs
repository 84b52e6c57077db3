// Foreign programs that some tests start, from Debian packages.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const isThere = (program) =>
  [...process.env.PATH.split(path.delimiter), '/usr/sbin'].some((folder) => {
    try {
      accessSync(path.resolve(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Ends the process, and names the Debian packages, where a program is missing. `programs`: program → package. */
export function requirePrograms(programs) {
  const missing = Object.keys(programs).filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => programs[program]))].join(' ');
  console.error(`Missing: ${missing.join(', ')}\napt-get install --no-install-recommends ${packages}`);
  process.exit(1);
}

/** Programs of the tests in which the disk is full or loses its power, or the clock jumps. */
export const faultPrograms = { 'mkfs.ext4': 'e2fsprogs', xfs_io: 'xfsprogs', faketime: 'faketime' };
