import path from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Folders of web/src/features and web/src/screens whose pages have much in common. */
const clusters: Readonly<Record<string, readonly string[]>> = {
  pets: ['pets', 'pet', 'emergency'],
  records: ['pets', 'pet', 'emergency', 'medical-records'],
  named: ['tags', 'budgets', 'expense-categories'],
  money: [
    'expenses',
    'expense-categories',
    'expense-imports',
    'expense-plans',
    'expense-reports',
    'budgets',
    'claims',
    'settlements',
  ],
  offers: ['handovers', 'invitations'],
  home: ['handovers', 'invitations', 'household'],
};

/** Folders of pages without a list: they need little of the modules that lists share. */
const small = ['account', 'calendar'];

/** Folders of pages with few visits: they take a shared module from the file in which other pages have it. */
const rare = new Set(['search', 'vets', 'stock', 'outbox']);

/** Folders of pages that need forms at once: counted, they would add forms to all pages. */
const withForms = new Set(['notifications', 'support']);

const early = ['react', 'app', 'days', 'due', 'pets-small-lists', 'pets-lists', 'small-lists', 'lists'].concat(
  Object.keys(clusters),
);
const late = ['dialogs', 'cards', 'forms', 'dates', 'fields', 'adding'];
/** Parts that a page loads by itself. The card of comments has a form of its own. */
const isCard = (id: string) => /(Card|Stat|View)\.tsx$/.test(id) && !id.endsWith('CommentsCard.tsx');
const isPageFile = (file: string) => /^[A-Z]/.test(file);
const isFolderFile = (file: string) => !isPageFile(file) && !early.includes(file) && !late.includes(file);

type Group = { debugName: string; has: (file: string) => boolean };
const only = (name: string): Group => ({ debugName: name, has: (file) => file === name });

/** An earlier file takes, with its modules, whatever these import and no file before it has. */
const order = [
  ...early.map(only),
  { debugName: 'folders', has: isFolderFile },
  ...late.map(only),
  { debugName: 'pages', has: isPageFile },
];

/**
 * Sorts modules into built files by the pages that need them. Modules of the same pages share a file: on a phone a request
 * costs more than a kilobyte. Figures: decision 91.
 */
export const chunkGroups = order.map(({ debugName, has }, index) => ({
  debugName,
  priority: order.length - index,
  name(id: string, modules: Modules) {
    const file = fileOf(id, modules);
    return file && has(file) ? file : null;
  },
}));

/** Built file of a module; undefined lets the module go along with its importers. */
function fileOf(id: string, modules: Modules): string | undefined {
  // The router's main file imports these for pages that a server renders; no page here is.
  if (/react-router[\\/]dist[\\/].*[\\/]dom[\\/](ssr[\\/]|lib\.js)/.test(id)) return undefined;
  if (isPackage(id, 'zod') || /[\\/]contract[\\/]src[\\/]schema[\\/]/.test(id)) return 'forms';
  if (isPackage(id, '@internationalized/date')) return 'days';
  const needing = neededBy(id, modules).filter((one) => !withForms.has(folderOf(one)));
  if (isOfContract(id) && (needing.some(isStart) || isSchema(id, modules))) return undefined;
  if (needing.some(isStart)) return isPackage(id, 'react', 'react-dom', 'scheduler') ? 'react' : 'app';
  const pages = needing.filter((one) => /(Page|Overview)\.tsx$/.test(one));
  if (needing.length > 0 && needing.every((one) => isOfAdding(one, modules))) return 'adding';
  if (needing.length < 2) return pages.map((page) => path.parse(page).name)[0];
  // Cards open with their page: what they share with forms must not bring along the code of all forms.
  const cards = needing.filter(isCard);
  if (pages.length === 0 && cards.length > 0) return cards.length === needing.length ? undefined : 'cards';
  if (pages.length === 0 && needing.some((one) => one.endsWith('overlay-components.ts'))) return 'dialogs';
  if (pages.length === 0 && isOfDates(id)) return 'dates';
  if (pages.length === 0) return isOfMostForms(id, needing) ? 'forms' : 'fields';
  const folders = new Set(pages.map(folderOf));
  const usual = folders.difference(rare);
  return fileOfFolders([...(usual.size > 0 ? usual : folders)]);
}

function fileOfFolders(folders: readonly string[]) {
  const areWithin = (names: readonly string[]) => folders.every((one) => names.includes(one));
  const hasSome = (names: Iterable<string>) => [...names].some((one) => folders.includes(one));
  if (folders.length === 1) return folders[0];
  const cluster = Object.keys(clusters).find((name) => areWithin(clusters[name]!));
  if (cluster) return cluster;
  if (hasSome(['dashboard'])) return areWithin(['dashboard', 'reminders', ...clusters.pets!]) ? 'due' : 'app';
  if (hasSome(clusters.home!)) return 'app';
  return `${hasSome(clusters.pets!) ? 'pets-' : ''}${hasSome(small) ? 'small-' : ''}lists`;
}

/** Modules of a third of the sixty forms or more: a page that opens with a short form, like the profile, loads no others. */
const isOfMostForms = (id: string, needing: readonly string[]) =>
  needing.length >= 20 || /[\\/]ui[\\/](form|field)[\\/]/.test(id);

/** The date field and its calendar: half of the forms have one, and its code is as large as that of a form. */
const isOfDates = (id: string) =>
  !folderOf(id) && /[\\/](date|datepicker|calendar|spinbutton)[\\/]|[\\/](Hidden)?(Date|Calendar)\w*\.mjs$/.test(id);

/** The sheet behind '+' and the forms that the sheet opens. */
const isOfAdding = (id: string, modules: Modules) =>
  [id, ...modules.getModuleInfo(id)!.dynamicImporters].some((one) => folderOf(one) === 'plus');

/** 'pets' of web/src/features/pets/PetsPage.tsx. */
const folderOf = (id: string) => /[\\/](?:screens|features)[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? '';
const isStart = (id: string) => id.endsWith('entry.client.tsx');
const isOfContract = (id: string) => /[\\/]contract[\\/]src[\\/]/.test(id);
/** Schemas: the contract's modules import each other's, so all screens seem to need them, and only forms run them. */
const isSchema = (id: string, modules: Modules) =>
  id.endsWith('?schemas') || modules.getModuleInfo(id)!.importedIds.some((one) => isPackage(one, 'zod'));
const isPackage = (id: string, ...names: string[]) =>
  names.some((name) => new RegExp(`node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`).test(id));

/** Entries and dynamically imported modules that import this one, directly or through others. */
function neededBy(id: string, modules: Modules) {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    const info = modules.getModuleInfo(at);
    if (!info) return;
    if ((info.isEntry || info.dynamicImporters.length > 0) && !isUnused(at)) found.add(at);
    info.importers.forEach(visit);
  };
  visit(id);
  return [...found];
}

/** Entries of the framework's build: in the browser the app begins with entry.client.tsx. */
const isUnused = (id: string) =>
  id.includes('__react-router-build-client-route') || /[\\/]src[\\/](root|prerender)[\\/.]/.test(id);
