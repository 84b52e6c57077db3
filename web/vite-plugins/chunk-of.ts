import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What the router's own build asks for; in the browser the app has another beginning, and asks for none of it. */
const isUnused = (id: string) =>
  id.includes('__react-router-build-client-route') || /[\\/]src[\\/](root|picture)[\\/.]/.test(id);
const isStart = (id: string) => id.endsWith('entry.client.tsx');
/** What is written down from any screen: its forms, and the question which of them; and what came back of an expense. */
const isOfAdding = (id: string) =>
  /[\\/](PlusSheet|AnyExpenseForm|RefundDialog|MedicalRecordForm|ReminderForm|shortcuts)\.tsx?$/.test(id);
/** What the dashboard draws after its first paint: cards that other screens have too. */
const isBelow = (id: string) => id.endsWith('BelowTheFold.tsx');
/** What one was told, how one wishes to be, and what such mails lead to: few visits come there, and none begins there. */
const isOfNotices = (id: string) =>
  /[\\/]screens[\\/]notifications[\\/](\w+Page|PanelBell|notification-parts|subscribe)\.tsx?$/.test(id);
const pageName = (id: string) => (isOfNotices(id) ? undefined : /[\\/](\w+(Page|Overview))\.tsx$/.exec(id)?.[1]);
/** Where it is chosen and offered who may do what; and what of it is said on other screens. */
const isOfHome = (id: string) =>
  /[\\/](screens[\\/]home[\\/]HomePage|InvitationPage|OfferPage|InviteForm|RightsForm|SuccessorForm|PetSharing)\.tsx$/.test(
    id,
  );
const isOfRights = (id: string) => /[\\/](NotShared|ReceivedBanner)\.tsx$/.test(id);
/** Where a pet is given into another home, taken over, and remembered. */
const isOfHandover = (id: string) => /[\\/](HandoverPage|OfferPage|OfferedBanner|HandoversCard|AskForm)\.tsx$/.test(id);
/** The list of medical records, and each by itself. */
const isOfRecords = (id: string) => /[\\/]medical-records[\\/]MedicalRecord(s?Page|Form)\.tsx$/.test(id);
/** What insurers are asked to pay: the list, each by itself, and their forms. Few visits come there. */
const isOfClaims = (id: string) => /[\\/]features[\\/]claims[\\/]\w+\.tsx$/.test(id);
const isOfClaimsPages = (id: string) => /[\\/](ClaimsPage|ClaimPage|OneClaim)\.tsx$/.test(id);
/** What a home has few of, in one list: pages that few visits come to. */
const isOfNamed = (id: string) => /[\\/](Tags|Categories|Budgets)Page\.tsx$/.test(id);
/** The list of pets, the screens of one, and where one is looked at in an emergency. */
const isOfPets = (id: string) => /[\\/](screens[\\/](pet|emergency)|features[\\/]pets)[\\/]\w+\.tsx$/.test(id);
/** Of those where one is at first; its other tabs come after it. */
const isOfPetsFirst = (id: string) => /[\\/](PetsPage|PetPage|PetOverview|EmergencyPage)\.tsx$/.test(id);
/** Where money is looked at: expenses, and what is made of them. */
const isOfMoney = (id: string) => /[\\/]features[\\/](expense[\w-]*|budgets|settlements|claims)[\\/]\w+\.tsx$/.test(id);
/** What is due, and ticked off: on the dashboard, in the list of reminders and on the screens of pets. */
const isDue = (pages: readonly string[]) =>
  pages.some((one) => pageName(one) === 'DashboardPage') &&
  pages.some((one) => pageName(one) === 'RemindersPage' || isOfPets(one)) &&
  pages.every((one) => /^(Dashboard|Reminders)Page$/.test(pageName(one)!) || isOfPets(one));
/** What has a day; it opens, adds and puts off what is of other screens. */
const isOfCalendar = (id: string) => /[\\/]screens[\\/]calendar[\\/]/.test(id);
const isPackage = (id: string, ...names: string[]) =>
  names.some((name) => new RegExp(`node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`).test(id));

/** Those that many screens have in common. The first takes what several could have. */
const shared = [
  'react',
  'app',
  'days',
  'having',
  'dated',
  'due',
  'choices',
  'tabs',
  'lists',
  'paying',
  'records',
  'claims',
  'named',
  'pets',
  'handover',
  'rights',
  'home',
  'inviting',
  'vets',
  'phones',
  'VetWays',
  'dialogs',
  'forms',
  'adding',
] as const;

/**
 * Which file of the built app a module goes to, by who needs it: what several need lies with what else they need, since
 * on a phone a request costs more than a kilobyte.
 */
export const chunkGroups = [
  ...shared.map((chunk, index) => ({
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
    debugName: chunk,
    priority: shared.length - index,
  })),
  { name: pageOf, debugName: 'pages', priority: 0 },
];

type Chunk = (typeof shared)[number];

/**
 * What lists have in common, apart from what screens of pets have as well, so that these need not wait for filters, pages and
 * tables; and what those draw of several nouns, which no list of expenses or reminders needs.
 */
function listChunkOf(id: string, modules: Modules): Chunk {
  const pages = neededBy(id, modules).filter((one) => pageName(one) && !isOfNotices(one));
  const isOfPet = (one: string) => (isOfPets(one) && pageName(one) !== 'PetsPage') || isOfRecords(one);
  if (pages.some(isOfPets) && pages.every(isOfPet)) return pages.some(isOfRecords) ? 'records' : 'pets';
  if (pages.some(isOfPetsFirst)) return 'having';
  if (pages.every(isOfMoney)) return 'paying';
  // The calendar needs little of what lists need.
  return pages.some(isOfCalendar) ? 'dated' : 'lists';
}

function chunkOf(id: string, modules: Modules): Chunk | null {
  const chunk = sharedBy(id, modules);
  return chunk === 'lists' ? listChunkOf(id, modules) : chunk;
}

function sharedBy(id: string, modules: Modules): Chunk | null {
  // One barrel leads to all of the router; this is for the pages of a framework, which the build alone draws.
  if (/react-router[\\/]dist[\\/].*[\\/]dom[\\/](ssr[\\/]|lib\.js)/.test(id)) return null;
  // Everybody reaches them by way of the contract, and few use them.
  if (isPackage(id, 'zod')) return 'forms';
  if (isPackage(id, '@internationalized/date')) return 'days';
  // Schemas of forms, which need the former anyway.
  if (/[\\/]contract[\\/]src[\\/](permissions\.ts|(auth|calendar)\.ts\?schemas)/.test(id)) return 'forms';
  // Few bytes, for which the home would have all that lists or forms have in common, a form the whole home, or the menu of
  // the user the profile.
  if (
    /[\\/](contract[\\/]src[\\/](presets|chip-groups|say-repeat|ringing)|shared[\\/](use-homes|home-name-texts)|ui[\\/]use-pressed|lib[\\/](live[\\/](unread|line-state)|theme|use-theme)|shell[\\/]shortcut-switch)\.ts/.test(
      id,
    )
  )
    return 'app';
  // Else the forms would have it, and the calendar wait for them.
  if (/[\\/]contract[\\/]src[\\/]calendar\.ts\?rows/.test(id)) return 'app';
  // Few bytes, which the list of records has of the screens of pets, and that of expenses of what forms check.
  if (/[\\/]contract[\\/]src[\\/](vaccine-name|no-payer)\.ts$/.test(id)) return 'lists';
  // No list needs them before its forms come; the profile and the pages of a few do, which have no list.
  if (/[\\/](ui[\\/](ChoiceBox|GroupMessage)\.tsx|(lib[\\/]ago|shared[\\/]use-take-back)\.ts)$/.test(id))
    return 'choices';
  // What stands above some lists and the calendar, and is done there; not above expenses.
  if (/[\\/](ui[\\/]Tabs\.tsx|ListOrCalendar\.tsx|use-undoable\.ts)$/.test(id)) return 'tabs';
  // Few bytes, for which the forms and the calendar’s dialogs would have all of the screens of pets.
  if (/[\\/](features[\\/]pets[\\/]title-texts\.ts|lucide-react[\\/].*[\\/]copy\.mjs)$/.test(id)) return 'having';
  // How somebody is reached: else a record would have the pages of the book of vets and of emergencies.
  if (/[\\/]shared[\\/]vets[\\/](use-vets|map-of|way-texts)\.ts$/.test(id)) return 'vets';
  if (/[\\/]contract[\\/]src[\\/]phones\.ts$/.test(id)) return 'phones';
  // Of which the calendar is the only page that cannot wait for them.
  if (/[\\/](VetWays\.tsx|vet-called\.ts)$/.test(id)) return 'VetWays';
  const all = neededBy(id, modules);
  if (all.every(isOfNotices)) return null;
  // They take what others have from where those have it.
  const needing = all.filter((one) => !isOfNotices(one));
  // What their forms alone have comes with those.
  if (needing.length > 1 && needing.every(isOfClaims)) return needing.some(isOfClaimsPages) ? 'claims' : null;
  if (/[\\/]contract[\\/]src[\\/]/.test(id) && needing.some((one) => isStart(one) || pageName(one))) return null;
  if (needing.some(isStart)) return isPackage(id, 'react', 'react-dom', 'scheduler') ? 'react' : 'app';
  const pages = needing.filter(pageName);
  // Hardly any bytes, and parts of several screens have the same.
  if (isPackage(id, 'lucide-react') && pages.length === 1 && needing.length > 1) return besides(pages[0]!);
  const isOfMany = needing.filter((one) => pageName(one) !== undefined || isOfAdding(one) || isBelow(one)).length > 1;
  // What is below its fold comes after the dashboard.
  if (
    pages.every((one) => pageName(one) === 'DashboardPage') &&
    needing.every((one) => pages.includes(one) || isBelow(one))
  )
    return null;
  // The dashboard, by which most visits begin, and the home have none of what lists have in common, and a form comes without the list
  // of what it writes.
  if (needing.length > 1 && needing.every(isOfHandover)) return 'handover';
  if (needing.length > 0 && needing.every(isOfRights)) return 'rights';
  if (needing.length > 1 && needing.every(isOfRecords)) return 'records';
  if (needing.length > 1 && needing.every(isOfNamed)) return 'named';
  if (pages.length > 1 && needing.every((one) => isOfPets(one) || isOfAdding(one))) return 'pets';
  if (needing.length > 1 && needing.every((one) => isOfHome(one) || isOfRights(one))) {
    if (needing.some(isOfRights)) return 'rights';
    return needing.some(pageName) ? 'home' : 'inviting';
  }
  if (/[\\/]features[\\/]reminders[\\/]/.test(id) && isDue(pages)) return 'due';
  if (pages.length > 0 && isOfMany)
    return pages.some((one) => pageName(one) === 'DashboardPage' || isOfHome(one)) ? 'app' : 'lists';
  // The parts of others that it has too would come with all of it.
  if (
    /[\\/](features|shared|ui)[\\/]/.test(id) &&
    pages.length > 0 &&
    pages.every(isOfCalendar) &&
    !needing.every(isOfCalendar)
  )
    return 'dated';
  if (pages.length > 0) return null;
  if (needing.length > 0 && needing.every(isOfAdding)) return 'adding';
  if (needing.some((one) => /[\\/]dialogs\.ts$/.test(one))) return 'dialogs';
  return needing.length > 1 || needing.some((one) => /[\\/](DayFilter|FilterSheet)\.tsx$/.test(one)) ? 'forms' : null;
}

/** Where a page has what it needs besides, and some of what comes later too. */
function besides(page: string): Chunk {
  if (pageName(page) === 'RemindersPage') return 'due';
  if (isOfMoney(page)) return 'paying';
  return isOfPetsFirst(page) ? 'pets' : 'app';
}

/** The only page that needs a module: what else needs it comes after that page. */
function pageOf(id: string, modules: Modules): string | null {
  const [page, ...others] = neededBy(id, modules).flatMap((one) => pageName(one) ?? (isStart(one) ? ['', ''] : []));
  return page && others.length === 0 ? page : null;
}

/** The modules that are asked for by themselves, and have this one among what they cannot do without. */
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
