import { expect, it } from 'vitest';
import { shareConnections } from './share-connections.ts';

it.each([
  ['here', undefined, { here: undefined, ofWork: 8 }],
  ['here', 4, { here: 2, ofWork: 2 }],
  ['here', 7, { here: 5, ofWork: 2 }],
  ['here', 30, { here: 20, ofWork: 10 }],
  ['only', 4, { here: 4, ofWork: 8 }],
  ['elsewhere', 2, { here: 2, ofWork: 8 }],
] as const)(
  'A process that works %s and may open %s connections opens no more, and has two for each',
  (work, all, shares) => {
    expect(shareConnections({ work, databaseConnections: all })).toEqual(shares);
  },
);
