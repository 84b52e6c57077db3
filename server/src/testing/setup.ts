import { afterAll, afterEach, expect } from 'vitest';
import { closeOpened } from './close-after-tests.ts';
import { takeRefusedStatements } from './pinned/refused-statements.ts';

// Not imported through the app: every test depends on this file, and would count as affected by each change of the app.
afterAll(closeOpened);

// The product answers a statement that was refused with a 500 at most: whoever asked must hear of it.
const expectNoneRefused = () => expect(takeRefusedStatements()).toEqual([]);
afterEach(expectNoneRefused);
afterAll(expectNoneRefused);
