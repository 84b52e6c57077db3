import { testApp } from './app.ts';

/**
 * The app that a matrix asks, by two connections: the database plans longer than it does anything else for a matrix. Were
 * there more, what a refused request asks last might still wait for one to open when it is answered, and be heard of it only
 * now and then.
 */
export const matrixApp = () => testApp(undefined, undefined, undefined, undefined, { max: 2 });
