// Run by the project's own Node before a build: says in one line what is wrong with the environment.
import { readConfig } from '../server/src/config.ts';

try {
  readConfig(process.env);
} catch (error) {
  console.error(`צמד cannot start: ${error.message}`);
  process.exitCode = 1;
}
