import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Has every trace name places of the sources that a bundle was made of. A map is read with the first trace that somebody
 * looks at: Node's `--enable-source-maps` reads them all at each start, which is a tenth of one.
 */
export function installSourceMappedTraces() {
  Error.prepareStackTrace = (error, sites) =>
    [nameOf(error), ...sites.map((site) => `    at ${mapTraceLine(String(site))}`)].join('\n');
}

const placeInBundle = /(file:\/\/.+?\.js):(\d+):(\d+)/;

/** A line of a trace, with its place as it is in the sources where that is known: nothing here may hide what went wrong. */
export function mapTraceLine(line: string) {
  try {
    return line.replace(placeInBundle, (place, file: string, row: string, column: string) => {
      const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
      // What the bundle has made up has no source.
      if (!found || !('originalSource' in found) || !found.originalSource) return place;
      const { originalSource, originalLine, originalColumn } = found;
      return `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`;
    });
  } catch {
    return line;
  }
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string) {
  if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`));
  return maps.get(file);
}

/** Packages have none. */
const readMap = (file: string) =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/** As the engine says it: whatever an error says of itself elsewhere. */
function nameOf(error: Error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}
