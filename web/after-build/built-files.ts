import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The addresses of all built files that end so: '/assets/root-x.css', '/login/index.html'. */
export async function builtFiles(folder: string, ...endings: string[]) {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => `/${name.split(path.sep).join('/')}`)
    .toSorted();
}
