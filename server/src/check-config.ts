// Run before a build: says in one line what is wrong with the environment.
import { readConfig } from './config.ts';
import { StartupError } from './lib/startup-error.ts';

try {
  readConfig(process.env);
} catch (error) {
  console.error(error instanceof StartupError ? `צמד cannot start: ${error.message}` : error);
  process.exitCode = 1;
}
