import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationDocs } from './config-docs.ts';

// `npm run docs`
await writeFile(join(import.meta.dirname, '../../docs/configuration.md'), configurationDocs());
