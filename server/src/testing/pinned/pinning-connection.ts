import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { PatientConnection } from '../../db/connection/connection.ts';
import { keyOf } from '../database/catalogue.ts';
import { complaintsAbout } from './statement-complaints.ts';
import { addRefusedStatement } from './refused-statements.ts';
import { noteWrites } from './count-writes.ts';

/** Statements of the product that may ask all homes at once, and why. */
const crossing: Record<string, RegExp> = {
  'the sweep of files knows of bytes only what they are called':
    /^select "id" from "files" where "id" in \([$\d, ]+\)$/,
  'an address that is forgotten is looked for in every home':
    /^(delete from|update) "(successors|handovers|invitations)" (set "email" = \$1 )?where lower\(email\) = any\(\$\d\)/,
  'the sweep of changes walks from home to home':
    /^select "household_id" from "change_counters" (where "household_id" > \$1 )?order by "household_id" limit \$\d$/,
};

const across = new AsyncLocalStorage<true>();

/** Test statements only: within `work` they may read all households. The product cannot call it. */
export const acrossHomes = <T>(work: () => Promise<T>): Promise<T> => across.run(true, work);

const heard = new AsyncLocalStorage<string[]>();

/**
 * The texts of all statements that `work` had run, in the order of the alphabet: requests run some side by side. Without
 * the question whose session it is, which is kept for some seconds.
 */
export async function statementsOf<T>(work: () => Promise<T>) {
  const statements: string[] = [];
  const answer = await heard.run(statements, work);
  return { answer, statements: statements.filter((text) => !asksForSession.test(text)).toSorted() };
}

const asksForSession = /^select [^()]*"sessions"\."id"/;

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: string } | undefined)?.text);

/**
 * Refuses what asks the tables of homes without saying of which: once spread by `household_id`, the database would look
 * in every place.
 */
export class PinningConnection extends PatientConnection {
  override query(text: unknown, values?: unknown): never {
    heard.getStore()?.push(textOf(text));
    const complaints = typeof text === 'string' && !across.getStore() ? complaintsOf(text) : [];
    if (complaints.length === 0) {
      const answer = super.query(text, values);
      noteWrites(textOf(text), answer);
      return answer;
    }
    const refusal = `${complaints.join(', ')}, in: ${text as string}`;
    addRefusedStatement(refusal);
    return Promise.reject(new Error(refusal)) as never;
  }

  /** A server keeps few statements planned, its hottest; in tests none is hot, and planning takes longer than all else. */
  protected override nameOf(text: string, values: readonly unknown[] = []): string | undefined {
    return values.length > 0 ? nameForThird(text) : undefined;
  }
}

const catalogue = inject('databaseTables');
const homes = new Set(catalogue.filter((table) => keyOf(table) === 'household_id').map(({ name }) => name));
const tables = {
  columns: new Map(catalogue.map(({ name, columns }) => [name, columns])),
  isOfHome: (name: string) => homes.has(name),
};
const mentionsHomes = new RegExp(`\\b(${[...homes].join('|')})\\b`);

/** Cached by text: there are some hundreds, and the parser takes a fraction of a millisecond for each. */
const known = new Map<string, readonly string[]>();

function complaintsOf(text: string) {
  let complaints = known.get(text);
  if (!complaints) {
    complaints = mentionsHomes.test(text) && !mayCross(text) ? complaintsAbout(text, tables) : [];
    known.set(text, complaints);
  }
  return complaints;
}

/** Number of times that a text without a name was sent; then its name. Most are sent once or twice. */
const sent = new Map<string, number | string>();

function nameForThird(text: string) {
  const found = sent.get(text) ?? 0;
  if (typeof found === 'string') return found;
  sent.set(text, found < 2 ? found + 1 : createHash('sha256').update(text).digest('base64url').slice(0, 16));
  return undefined;
}

const mayCross = (text: string) => Object.values(crossing).some((form) => form.test(text));
