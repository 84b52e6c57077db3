import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { defineConfig } from 'rolldown';

const migrations = join(import.meta.dirname, 'src/db/migrations');

/** What the program reads beside itself at run time. */
const besideTheBundle = {
  name: 'beside-the-bundle',
  generateBundle() {
    for (const file of readdirSync(migrations)) {
      this.emitFile({ type: 'asset', fileName: `migrations/${file}`, source: readFileSync(join(migrations, file)) });
    }
  },
};

export default defineConfig({
  cwd: import.meta.dirname,
  input: 'src/main.ts',
  platform: 'node',
  // Ours is bundled, the contract included; packages stay where they are.
  external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@tzemed/'),
  output: { dir: 'dist', cleanDir: true, sourcemap: true, chunkFileNames: '[name].js' },
  plugins: [besideTheBundle],
});
