const all = ['he', 'en', 'ar'] as const;
const isWhole = process.env.TEST_NIGHTLY === 'all' || process.env.TEST_LANGUAGES === 'all';

/** Languages in which one test repeats: those named in every run; all at night and after the changes that `test-scope.mjs` names. */
export const languages = (...everyRun: (typeof all)[number][]) => (isWhole ? all : everyRun);
