import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

/** Folders that are copied beside the bundle. */
const beside = {
  migrations: 'src/db/migrations',
  functions: 'src/db/functions',
  triggers: 'src/db/triggers',
  art: 'src/mail/art',
  photos: 'src/demo/photos',
  templates: 'src/printing/templates',
};

/**
 * A map is read whole when something goes wrong: only ours is kept. Packages are bundled as they are,
 * line by line, so that their traces can be read without one.
 */
const onlyOurMap = {
  name: 'only-our-map',
  generateBundle(_options, bundle) {
    for (const [file, made] of Object.entries(bundle)) {
      if (made.type !== 'chunk' || made.moduleIds.some((id) => !/node_modules|^\0/.test(id))) continue;
      made.code = made.code.replace(/^\/\/# sourceMappingURL=.*$/m, '');
      delete bundle[`${file}.map`];
    }
  },
};

/** Copies the files that the program reads at run time to the bundle's folder. */
const besideTheBundle = {
  name: 'beside-the-bundle',
  generateBundle() {
    for (const [name, place] of Object.entries(beside)) {
      const folder = join(import.meta.dirname, place);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
        this.emitFile({ type: 'asset', fileName: `${name}/${file}`, source: readFileSync(join(folder, file)) });
      }
    }
  },
};

/** No route has a Fastify schema: the contract validates requests and serializes responses. */
const noSchemas = `module.exports = () => () => { throw new Error('schemas of Fastify are not in the bundle') }`;

/** Stubs for modules that packages load at every start and we never use. */
const unused = {
  '@fastify/ajv-compiler': noSchemas,
  '@fastify/fast-json-stringify-compiler': noSchemas,
  /** `import` of node:http reads all that it exports, and with it loads the client behind `fetch`: a tenth of a start. */
  http: `module.exports = process.getBuiltinModule('node:http')`,
  /** pino asks who called it, by a trace, for loggers in threads of their own. */
  './lib/caller': 'module.exports = () => []',
  /** @fastify/static lists its files where it is told to answer no other address (`wildcard: false`). */
  glob: `module.exports = { glob() { throw new Error('glob is not in the bundle') } }`,
};
const withoutUnused = {
  name: 'without-unused',
  resolveId(id) {
    const name = id.replace(/^node:/, '');
    return name in unused ? `\0unused:${name}.cjs` : undefined;
  },
  load: (id) => unused[/^\0unused:(.*)\.cjs$/.exec(id)?.[1]],
};

/** Lines of packages that are replaced, in files that end like this. */
const replacements = [
  {
    // Checks whether a response comes from `fetch`, and none of ours does. The check loads the client behind `fetch`: 20 ms of
    // the first response.
    file: '@fastify/compress/lib/utils.js',
    from: 'obj instanceof Response',
    to: 'false',
  },
  // Hides an import from bundlers for browsers; a production install does not have the package.
  { file: 'file-type/source/index.js', from: "importAtRuntime('strtok3')", to: "import('strtok3')" },
];
const replaced = new Set();
const withReplacements = {
  name: 'with-replacements',
  transform(code, id) {
    const found = replacements.find(({ file, from }) => id.replaceAll('\\', '/').endsWith(file) && code.includes(from));
    if (!found) return undefined;
    replaced.add(found);
    return { code: code.replace(found.from, found.to), map: null };
  },
};
const withoutOldReplacements = {
  name: 'without-old-replacements',
  buildEnd(error) {
    const missing = replacements.find((replacement) => !replaced.has(replacement));
    if (!error && missing) this.error(`${missing.file} has another line for ${missing.from}`);
  },
};

/** A production install has the dependencies of the server alone, and no package that only a build needs. */
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
const onlyInstalled = {
  name: 'only-installed',
  generateBundle(_options, bundle) {
    for (const { imports = [], dynamicImports = [] } of Object.values(bundle)) {
      const missing = [...imports, ...dynamicImports].find((name) => !isThere(name, bundle));
      if (missing) this.error(`${missing} is loaded at run time, and is not among the dependencies of the server`);
    }
  },
};
function isThere(name, bundle) {
  const [scope, rest] = name.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  return name in bundle || isBuiltin(name) || packageName in dependencies || absent.includes(name);
}

/** Optional packages that `pg` and others look for, and that nobody installs. */
const absent = ['pg-native'];
/** Packages with a binary that they look for beside themselves. */
const native = ['@node-rs/argon2', '@myriaddreamin/typst-ts-node-compiler', 'sharp', ...absent];
/** Packages that most servers never load, or only for a HEIC picture from a phone. */
const rare = ['@aws-sdk/client-s3', 'libheif-js/wasm-bundle.js'];

/**
 * Packages come in two files: of what begins the database, and of what is loaded while that gets ready. What is asked for
 * with first need is in neither.
 */
const packages = [
  ['first-packages', 'src/main.ts'],
  ['packages', 'src/start-server.ts'],
].map(([name, entry]) => ({
  name: (id, context) => (isLoadedBy(entry, id, context) ? name : null),
  test: /node_modules/,
}));

const loaded = new Map();
function isLoadedBy(entry, id, context) {
  if (!loaded.has(entry)) {
    const found = new Set([join(import.meta.dirname, entry)]);
    for (const one of found) for (const next of context.getModuleInfo(one)?.importedIds ?? []) found.add(next);
    loaded.set(entry, found);
  }
  return loaded.get(entry).has(id);
}

export const external = [...native, ...rare];
const common = { cwd: import.meta.dirname, platform: 'node', external };
const output = { dir: 'dist', comments: { legal: true, annotation: false, jsdoc: false } };

export default defineConfig([
  {
    ...common,
    // A thread begins in a file of its own.
    input: { main: 'src/main.ts', 'work-thread': 'src/work-thread.ts' },
    // Few files are read and compiled faster than the thousand of the packages.
    output: {
      ...output,
      cleanDir: true,
      sourcemap: true,
      chunkFileNames: '[name].js',
      codeSplitting: { groups: packages },
    },
    plugins: [besideTheBundle, withoutUnused, withReplacements, withoutOldReplacements, onlyOurMap, onlyInstalled],
  },
  // Commands share files among themselves alone, so that the server's own stay as few as they are.
  {
    ...common,
    input: [
      'src/run-backup.ts',
      'src/run-restore.ts',
      'src/run-move.ts',
      'src/files/storage/run-check.ts',
      'src/db/commands/set-plan.ts',
      'src/db/commands/set-role.ts',
      'src/commands/administer.ts',
      'src/db/commands/rebuild-sums.ts',
      'src/db/commands/mend-mirrors.ts',
      'src/send-newsletter.ts',
      'src/write-incident.ts',
      'src/erase-visitor.ts',
    ],
    output: { ...output, chunkFileNames: 'command-[name].js' },
    plugins: [withoutUnused, withReplacements, onlyInstalled],
  },
  // Child processes and their watchdog have few packages, and would wait for those of the whole server.
  ...[
    'src/printing/typesetter.ts',
    'src/spreadsheets/reading-worker.ts',
    'src/spreadsheets/workbook-worker.ts',
    'src/files/formats/heic-worker.ts',
    'src/files/formats/pdf-worker.ts',
    'src/lib/process/process-watchdog.ts',
  ].map((input) => Object.assign({ input, output, plugins: [onlyInstalled] }, common)),
]);
