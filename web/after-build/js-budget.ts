import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { languages } from '../src/i18n/language.ts';
import { appPages, linkTo, openPages, publicPages, screens } from '../src/screens.ts';
import { builtFiles } from './files.ts';
import { inlineScripts } from './hash-scripts.ts';

const brotli = promisify(brotliCompress);

/**
 * The most JavaScript of a page, in bytes after brotli: before it is usable, with what it fetches for itself, and with all
 * other screens, which come when nobody has waited for anything for ten seconds.
 */
type Budget = { before: number; inAll: number; files: number; everything?: number };

/** Of a screen with all others. */
export const everything = 496_800;

const publicPage: Budget = { before: 8000, inAll: 12_000, files: 5 };
const screen: Budget = { before: 122_400, inAll: 322_700, files: 32, everything };
/** Where sharing stands whole: its sentences in three languages, and its three forms. */
const ofHome: Budget = { ...screen, inAll: 332_800, files: 34 };
/** The list of what goes along, and of what is left to do. */
const ofOffer: Budget = { ...ofHome, before: 124_900, inAll: 333_100 };
/** Says whose the pet is, has of its parts what may be seen, and asks for no other. */
const petScreen: Budget = { ...screen, before: 140_300, everything: everything + 400 };

/** What its screens and the list of pets have in common, no other list has; what other lists alone have, neither has. */
const ofPets: Budget = { ...screen, before: 133_800 };
const ofEmergency: Budget = { ...screen, before: 135_850 };

/** Who paid is filtered by and said on each row, and what came back, with the questions of both. */
const ofExpenses: Budget = { ...screen, before: 134_800 };

/** Appointments have a tab there, with a form of their own. */
const ofRecords: Budget = { ...screen, before: 133_550, inAll: 323_800 };

/** What is done with a reminder that is not done comes when it is needed first. */
const ofReminders: Budget = { ...screen, before: 134_750, inAll: 328_700 };

/** Two calendars with their holidays, three views of them, dragging, and which days are asked for first; the forms of what stands in it come with the first that is opened. */
const ofCalendar: Budget = { ...screen, before: 134_350, inAll: 350_900, files: 38, everything: everything + 400 };

/** What the links in our mails lead to. */
const ofMail: Budget = { ...screen, before: 121_600, inAll: 326_300 };

/** In its own time it asks whether somebody offers a pet, with what handovers have in common. */
const ofDashboard: Budget = { ...screen, before: 119_450, inAll: 330_900, files: 33 };

/**
 * What nobody fetches ahead, by its file's name: it comes when it is on screen for the first time, and is of no use without a
 * connection. Papers, the reader of PDFs with the first that is looked at, and what is found with the first word that is typed.
 */
const onNeed: Readonly<Record<string, number>> = {
  'paper-parts': 12_600,
  'open-pdf': 110_500,
  'search-parts': 6500,
  // What was told, below the bell.
  'notification-parts': 600,
  // Where somebody has asked to be told in this browser: what keeps that alive.
  subscribe: 1500,
  // What is folded away in the form of a pet.
  PetRestFields: 2400,
  // What reminders are made of: chosen from in the form of a new one.
  'template-parts': 3300,
  // And expenses.
  ExpenseTemplates: 1650,
  // One of a home's own, edited; and a whole purchase of which somebody has edited another part.
  ExpenseTemplateForm: 650,
  'meet-whole': 550,
  // What a repeating expense is called, where a list is of what it has written.
  'plan-name': 300,
  // What an insurer is to pay for.
  ClaimForm: 2400,
  // And the form in which that is kept, how it goes on, and what was paid of it.
  OneClaimForm: 2700,
  StepForm: 1000,
  PaymentForm: 2910,
  // Of a refund: whether a claim has paid it.
  ByClaim: 800,
  // What its papers lack: told once all else is there.
  MissingCard: 2600,
  // Below what was done, on the page of a record.
  CommentsCard: 2400,
  // What a thing is filed under: at the foot of its form.
  TagField: 1650,
  // Pictures of a home's own categories, and the field where one is made beside an expense.
  OwnIcon: 2100,
  NewCategory: 700,
  // What a file of expenses goes through until they are written.
  ImportWay: 8200,
  // How to reach a vet who is named; the calendar has it from the first.
  VetWays: 750,
};
const nameOfScript = (script: string) => path.posix.basename(script).replace(/-[\w-]{8}\.js$/, '');

const dashboards = ['/app', linkTo(screens.dashboard), `/${screens.dashboard.path}`];
const expenses = [linkTo(screens.expenses), `/${screens.expenses.path}`];
const records = [linkTo(screens.medicalRecords), `/${screens.medicalRecords.path}`];
const remindersPages = [linkTo(screens.reminders), `/${screens.reminders.path}`];
const calendars = [linkTo(screens.calendar), `/${screens.calendar.path}`];
const homes = [linkTo(screens.home), `/${screens.home.path}`];
const petLists = [linkTo(screens.pets), `/${screens.pets.path}`];
const pets = appPages.filter((address) => address.endsWith('/pets/_'));
const emergencies = appPages.filter((address) => address.endsWith('/emergency'));
const fromMail = [openPages.reminder.path, openPages.mailPreferences.path];
const fileOf = (address: string) => `${address.replace(/\/$/, '')}/index.html`;
const budgets: Record<string, Budget> = {
  ...Object.fromEntries(publicPages.map((one) => [fileOf(`/${one.path}`), publicPage])),
  ...Object.fromEntries(appPages.map((address) => [fileOf(address), screen])),
  ...Object.fromEntries(expenses.map((address) => [fileOf(address), ofExpenses])),
  ...Object.fromEntries(records.map((address) => [fileOf(address), ofRecords])),
  ...Object.fromEntries(remindersPages.map((address) => [fileOf(address), ofReminders])),
  ...Object.fromEntries(calendars.map((address) => [fileOf(address), ofCalendar])),
  ...Object.fromEntries(petLists.map((address) => [fileOf(address), ofPets])),
  ...Object.fromEntries(pets.map((address) => [fileOf(address), petScreen])),
  ...Object.fromEntries(emergencies.map((address) => [fileOf(address), ofEmergency])),
  ...Object.fromEntries([...homes, `/${openPages.invitation.path}`].map((address) => [fileOf(address), ofHome])),
  ...Object.fromEntries(fromMail.map((path) => [fileOf(`/${path}`), ofMail])),
  [fileOf(`/${openPages.offer.path}`)]: ofOffer,
  ...Object.fromEntries(dashboards.map((address) => [fileOf(address), ofDashboard])),
  // What it asks besides a login's two fields, a name, the password again and two consents, is checked before it is sent.
  [fileOf('/signup')]: { ...publicPage, before: 8500 },
};

/** A page costs the same in every language. */
const inHebrew = (page: string) => page.replace(new RegExp(`^/(${languages.join('|')})(?=/)`), '');

/** Prints what each page loads; throws when one is over its budget, or has none. Wants the brotli twins. */
export async function checkJsBudget(folder: string) {
  const over: string[] = [];
  for (const page of await builtFiles(folder, '.html')) {
    const budget = budgets[inHebrew(page)];
    if (!budget) {
      over.push(`${page} has none`);
      continue;
    }
    const inPage = await weighInline(folder, page);
    const before = await scriptsOf(folder, page, 'before');
    const all = await scriptsOf(folder, page, 'own');
    const had = {
      before: inPage + (await weigh(folder, before)),
      inAll: inPage + (await weigh(folder, all)),
      files: all.size,
      everything: inPage + (await weigh(folder, await scriptsOf(folder, page, 'everything'))),
    };
    process.stdout.write(
      `JavaScript of ${page}: ${had.before} bytes before use (budget ${budget.before}, ${inPage} in the page), ${had.inAll} in all (${budget.inAll}), ${had.everything} with all screens, ${before.size} and ${had.files} files\n`,
    );
    for (const name of ['before', 'inAll', 'files', 'everything'] as const)
      if (had[name] > (budget[name] ?? Infinity)) over.push(`${page} ${name} by ${had[name] - budget[name]!}`);
  }
  for (const script of await builtFiles(folder, '.js')) {
    const budget = onNeed[nameOfScript(script)];
    const had = budget && (await weigh(folder, new Set([script])));
    if (had) process.stdout.write(`JavaScript of ${script}, on need: ${had} bytes (budget ${budget})\n`);
    if (had && had > budget) over.push(`${nameOfScript(script)} by ${had - budget}`);
  }
  if (over.length > 0) throw new Error(`Over the JavaScript budget: ${over.join(', ')}`);
}

/** By themselves: how much less they are within the page's own compression is not to be told. */
async function weighInline(folder: string, page: string) {
  const scripts = inlineScripts(await readFile(folder + page, 'utf8'));
  return scripts.length > 0 ? (await brotli(scripts.join('\n'))).byteLength : 0;
}

async function weigh(folder: string, scripts: ReadonlySet<string>) {
  const sizes = await Promise.all([...scripts].map(async (script) => (await stat(`${folder}${script}.br`)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The scripts that a page asks for by itself, their preloads, and what those import. `own`: with what is fetched when
 * the browser has nothing else to do, or on first need; another screen's code is neither, but part of `everything`.
 * What comes on need alone is none of them.
 */
export async function scriptsOf(folder: string, page: string, which: 'before' | 'own' | 'everything') {
  const html = await readFile(folder + page, 'utf8');
  const found = new Set<string>();
  const queue = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script]) => script!);
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const code = await readFile(folder + script, 'utf8');
    for (const [, call, name] of code.matchAll(/(?:from|import)\s*(\()?\s*["'`](\.[^"'`]+\.js)["'`]/g)) {
      const isOther = which === 'own' && /(Page|Overview|PetSharing|HandoversCard)-[\w-]+\.js$/.test(name!);
      if (call && (which === 'before' || isOther || nameOfScript(name!) in onNeed)) continue;
      queue.push(path.posix.join(path.posix.dirname(script), name!));
    }
  }
  return found;
}
