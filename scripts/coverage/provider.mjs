// Records which lines of the project each test file runs. A coverage provider of Vitest: `startCoverage` and `takeCoverage`
// run in the workers, `getProvider` in the main process.
import inspector from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { haveRun, ownFunctions } from './ranges.mjs';

/** Outlives this module, which a worker evaluates anew for each test file. */
const sessions = globalThis;
const key = Symbol.for('tzemed.coverage');

export default {
  async startCoverage() {
    if (sessions[key]) return;
    const session = new inspector.Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    sessions[key] = session;
  },
  async takeCoverage({ moduleExecutionInfo }) {
    const { result } = await sessions[key].post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      if (!url.startsWith('file://') || url.includes('/node_modules/')) return [];
      const file = fileURLToPath(url);
      const offset = moduleExecutionInfo?.get(file)?.startOffset ?? 0;
      const own = ownFunctions(functions, offset);
      return haveRun(own) ? [{ file, offset, functions: own }] : [];
    });
  },
  async stopCoverage({ isolate }) {
    if (!isolate) return;
    sessions[key].disconnect();
    sessions[key] = undefined;
  },
  getProvider: async () => new (await import('./line-coverage.mjs')).LineCoverage(),
};
