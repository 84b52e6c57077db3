import { afterAll, afterEach, expect } from 'vitest';
import { closeOpened } from './close-after-tests.ts';
import { takeRefusedStatements } from './pinned/refused-statements.ts';

// Not by way of the app: every test stands on this file, and would be taken for one that the app changes.
afterAll(closeOpened);

// The product answers a statement that was refused with a 500 at most: whoever asked must hear of it.
const expectNoneRefused = () => expect(takeRefusedStatements()).toEqual([]);
afterEach(expectNoneRefused);
afterAll(expectNoneRefused);
