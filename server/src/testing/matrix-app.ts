import { testApp } from './app.ts';

/**
 * The app that a matrix asks. Each of its two connections plans a statement once for all values: the database plans longer
 * than it does anything else for a matrix. Were there more, what a refused request asks last might still wait for one to
 * open when it is answered, and be heard of it only now and then.
 */
export const matrixApp = () =>
  testApp(undefined, undefined, undefined, undefined, { max: 2, options: '-c plan_cache_mode=force_generic_plan' });
