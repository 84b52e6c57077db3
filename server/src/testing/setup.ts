import { afterAll } from 'vitest';
import { closeOpened } from './opened.ts';

// Not by way of the app: every test stands on this file, and would be taken for one that the app changes.
afterAll(closeOpened);
