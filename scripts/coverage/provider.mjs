// Records which lines of the project each test file runs. A coverage provider of Vitest: `startCoverage` and `takeCoverage`
// run in the workers, `getProvider` in the main process.
import inspector from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { haveRun, ownFunctions } from './ranges.mjs';

/** The session is kept on the global object: a worker evaluates this module anew for each test file. */
const key = Symbol.for('tzemed.coverage');

export default {
  async startCoverage() {
    if (globalThis[key]) return;
    const session = new inspector.Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    globalThis[key] = session;
  },
  async takeCoverage({ moduleExecutionInfo }) {
    const { result } = await globalThis[key].post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      if (!url.startsWith('file://') || url.includes('/node_modules/')) return [];
      // Vitest names modules with `/` on every system.
      const file = fileURLToPath(url).replaceAll('\\', '/');
      const offset = moduleExecutionInfo?.get(file)?.startOffset ?? 0;
      const own = ownFunctions(functions, offset);
      return haveRun(own) ? [{ file, offset, functions: own }] : [];
    });
  },
  async stopCoverage({ isolate }) {
    if (!isolate) return;
    globalThis[key].disconnect();
    globalThis[key] = undefined;
  },
  getProvider: async () => new (await import('./line-coverage.mjs')).LineCoverage(),
};
