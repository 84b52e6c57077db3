import { afterAll } from 'vitest';
import { closeApps } from './app.ts';

// Files of one worker share their modules, so what one opens it has to close.
afterAll(closeApps);
