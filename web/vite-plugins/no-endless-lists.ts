import type { Plugin } from 'vite';

/** Lists of ours have pages. What fetches an endless one page by page would be 0.7 KB of every screen. */
export const noEndlessLists = (): Plugin => ({
  name: 'no-endless-lists',
  apply: 'build',
  load: {
    filter: { id: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/ },
    handler: () => `
      export const infiniteQueryBehavior = () => { throw new Error('Infinite queries are left out by no-endless-lists'); };
      export const hasNextPage = infiniteQueryBehavior;
      export const hasPreviousPage = infiniteQueryBehavior;
    `,
  },
});
