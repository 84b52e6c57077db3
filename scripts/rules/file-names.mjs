// Rules for file names, and for shared code, which needs several users. `scripts/rules/file-names.test.mjs` checks the
// tree against them.
import path from 'node:path';

const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const pascal = '[A-Z][A-Za-z0-9]*';

/** The closed list of the house: where, what a file there may be called, and why. The first that fits decides. */
const places = [
  ['contract/src/([a-z-]+/)?', `${kebab}(\\.test)?\\.ts`, 'a noun or an idea in kebab-case'],
  [
    'server/src/(features|views)/[^/]+/([a-z-]+/)?',
    `(((routes|service|store|jobs)|(service|store)-${kebab}|${kebab})((\\.nightly|\\.peer)?\\.test)?)\\.ts`,
    'a role (routes, service, store, jobs) or what it computes',
  ],
  ['server/src/db/migrations/', '(\\d{4}_[a-z0-9_]+\\.sql|frozen\\.json)', 'a number and what it lays'],
  ['server/src/db/(functions/[a-z]+|triggers/[a-z]+)/', '[a-z0-9_]+\\.sql', 'a function, or a table with its triggers'],
  ['server/src/db/schema\\.', 'sql', 'the schema'],
  ['server/src/db/landed-versions/', '([a-z0-9-]+\\.sql\\.gz|README\\.md)', 'a database of a version'],
  ['server/src/mail/art/', `${kebab}\\.png`, 'a picture'],
  ['server/src/printing/templates/', `${kebab}\\.(typ|svg)`, 'a page to be set, or what is drawn on it'],
  ['server/src/demo/photos/', `${kebab}\\.(jpg|txt)`, 'a photo, or whose it is'],
  ['server/src/(.*/)?', `${kebab}((\\.nightly|\\.peer)?\\.test|\\.d)?\\.ts`, 'kebab-case'],
  ['web/src/[^/]+\\.', '.*', 'an entry of the framework'],
  [
    'web/src/(.*/)?',
    `(${pascal}(\\.test)?\\.tsx|${kebab}(\\.test)?\\.tsx?|${kebab}\\.(css|woff2|avif|d\\.ts))`,
    'a component as it is exported, anything else in kebab-case',
  ],
];

/** Names that say nothing of what is inside. */
const empty = /(^|[-/])(utils?|helpers?|part-?\d)(\.test)?\.\w+$|\/(common|misc|types|constants)(\.test)?\.\w+$/;

/** Roles of other houses; here they are routes, service, store and jobs. */
const foreign = /(^|[-/])(controllers?|dtos?|models?|repositor(y|ies)|handlers?|managers?)(\.test)?\.\w+$/i;

/** Returns the faults in the names of these files (paths from the root), one line each. */
export function badFileNames(files) {
  return files.flatMap((file) => {
    if (empty.test(file)) return [`${file}: a name that says nothing`];
    if (foreign.test(file)) return [`${file}: a role of another house`];
    const place = places.find(([where]) => new RegExp(`^${where}`).test(file));
    if (!place) return [];
    const [where, shape, why] = place;
    return new RegExp(`^${where}${shape}$`).test(file) ? [] : [`${file}: not ${why}`];
  });
}

/** A component is called as its file is. `read` gives a file's text. */
export function misnamedComponents(files, read) {
  return files
    .filter((file) => new RegExp(`^web/src/.*/${pascal}\\.tsx$`).test(file))
    .filter(
      (file) =>
        !new RegExp(`export (default )?(async )?(function|const|class) ${path.basename(file, '.tsx')}\\b`).test(
          read(file),
        ),
    )
    .map((file) => `${file}: exports nothing of its name`);
}

/** Nouns of the server that the contract does not know by the same word. */
export function unknownResources(files) {
  const inContract = new Set(
    files.flatMap((file) => /^contract\/src\/(?:[^/]+\/)?([^/.]+)\.ts$/.exec(file)?.[1] ?? []),
  );
  const onServer = new Set(
    files.flatMap((file) => /^server\/src\/(?:features|views)\/([^/]+)\//.exec(file)?.[1] ?? []),
  );
  return [...onServer].filter((noun) => !inContract.has(noun)).map((noun) => `${noun}: no noun of the contract`);
}

/**
 * Files of web/src/shared that fewer than two places use, each with its users. A place is a feature, a screen, or
 * another part of the web; what only one place reaches, by way of other shared files too, belongs there.
 */
export function singleUserFiles(files, read) {
  const sources = files.filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
  const users = new Map(sources.filter(isShared).map((file) => [file, new Set()]));
  const importsOf = (file) =>
    [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name]) =>
      path.posix.join(path.posix.dirname(file), name),
    );
  const reach = (file, place) => {
    for (const target of importsOf(file)) {
      const places = users.get(target);
      if (!places || places.has(place)) continue;
      places.add(place);
      reach(target, place);
    }
  };
  for (const file of sources) if (!isShared(file)) reach(file, placeOf(file));
  return [...users]
    .filter(([, places]) => places.size < 2)
    .map(([file, places]) => `${file}: only for ${[...places].join() || 'nobody'}`);
}

const isShared = (file) => file.startsWith('web/src/shared/');
/** 'features/pets', 'screens/dashboard', 'shell'. */
const placeOf = (file) => /^web\/src\/((?:features|screens)\/[^/]+|[^/]+)/.exec(file)[1];

/** A folder above this is hard to survey. Migrations stand in a row by their numbers. */
const maxFiles = 30;

/** Folders of code with more files than one can survey, one line each. */
export function crowdedFolders(files) {
  const counts = new Map();
  for (const file of files) counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder]) => /^(contract|server|web|e2e|scripts)(\/|$)/.test(folder) && !folder.endsWith('/db/migrations'))
    .filter(([, count]) => count > maxFiles)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, more than ${maxFiles}: group those that change together in sub-folders`,
    );
}
