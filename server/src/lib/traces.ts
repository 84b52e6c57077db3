import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Has every trace name places of the sources that a bundle was made of. A map is read with the first trace that somebody
 * looks at: Node's `--enable-source-maps` reads them all at each start, which is a tenth of one.
 */
export function traceSources() {
  Error.prepareStackTrace = (error, sites) =>
    [nameOf(error), ...sites.map((site) => `    at ${inSources(String(site))}`)].join('\n');
}

/** A line of a trace, with its place as it is in the sources where that is known. */
export const inSources = (line: string) =>
  line.replace(/(file:\/\/.+?\.js):(\d+):(\d+)/, (place, file: string, row: string, column: string) => {
    const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`;
  });

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string) {
  if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`));
  return maps.get(file);
}

/** Packages have none; and one that cannot be read must not hide what went wrong. */
function readMap(file: string) {
  try {
    return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

function nameOf(error: unknown) {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
