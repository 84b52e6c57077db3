import { readFile } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';

/** Text of a file that was named to a command. @throws StartupError where it can't be read */
export const readArgumentFile = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`${file} can't be read (${error.code})`);
  });
