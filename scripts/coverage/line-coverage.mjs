// The part of the coverage provider in the main process: turns ranges that the workers report into lines of the sources.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import { memoize } from '../tests/memoize.mjs';
import { fromRoot } from '../tests/test-report.mjs';
import { isSource } from './map.mjs';
import { lineStarts, linesThatRan, placesOf } from './ranges.mjs';

export class LineCoverage {
  name = 'lines';
  /** Source file → test file → lines (from 1) that the test ran. */
  lines = new Map();
  #places = new Map();
  #pending = [];

  initialize(vitest) {
    this.vitest = vitest;
  }
  resolveOptions() {
    return this.vitest.config.coverage;
  }
  onAfterSuiteRun(run) {
    this.#pending.push(this.#read(run));
  }
  async generateCoverage() {
    await Promise.all(this.#pending);
  }
  clean() {}
  reportCoverage() {}

  async #read({ coverage, testFiles, projectName, environment }) {
    const project = this.vitest.projects.find(({ name }) => name === projectName);
    const test = fromRoot(path.resolve(project.config.root, testFiles[0]));
    for (const { file, offset, functions } of coverage) {
      const source = fromRoot(file);
      if (!isSource(source)) continue;
      const ran = linesThatRan(functions, await this.#placesOf(file, offset, project, environment), offset);
      const byTest = memoize(this.lines, source, () => new Map());
      byTest.set(test, (byTest.get(test) ?? new Set()).union(ran));
    }
  }

  #placesOf(file, offset, project, environment) {
    const key = `${project.name} ${environment} ${file}`;
    return memoize(this.#places, key, () => readPlaces(file, offset, project.vite.environments[environment]));
  }
}

/** Offsets in the code that ran and their lines in the source. Without an offset Node ran the source itself. */
async function readPlaces(file, offset, environment) {
  if (offset === 0) return placesOf(readFileSync(file, 'utf8'));
  const { code, map } = await environment.transformRequest(file);
  const starts = lineStarts(code);
  const places = { offsets: [], lines: [] };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, originalLine }) => {
    if (originalLine === null) return;
    places.offsets.push(starts[generatedLine - 1] + generatedColumn);
    places.lines.push(originalLine);
  });
  return places;
}
