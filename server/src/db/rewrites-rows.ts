import { StartupError } from '../lib/startup-error.ts';

/** Statements that add, rename or describe. All others may change or remove what rows hold. */
const HARMLESS = [
  /^create\b/,
  /^comment\b/,
  /^(analyze|lock|set)\b/,
  /^alter (index|sequence|function|type)\b/,
  /^drop (index|trigger|function|aggregate)\b/,
  /^insert into (?!.*\bdo update\b)/s,
  // Functions of the schema that lay tables.
  /^select (create_belongings|hold_attachments|make_found)\(/,
  /^alter table (?!.*\b(drop(?! constraint\b| not null\b| default\b)|alter (column )?\S+ (set data )?type)\b)/s,
];

/**
 * True for a migration after which the rows that were there cannot be had back from the tables. A statement of an unknown kind
 * counts as one, so that a backup too many is made rather than one too few.
 */
export const rewritesRows = (sql: string) =>
  statementsOf(sql).some((statement) => !HARMLESS.some((kind) => kind.test(statement)));

/** For commands, which make no backup before: only a start runs such migrations. */
export async function refuseToRewrite(names: readonly string[]): Promise<never> {
  throw new StartupError(
    `Migrations that may change rows have not run yet (${names.join(', ')}): start the server first, which makes a backup before`,
  );
}

/** Statements in lower case, without comments and what is quoted. */
function statementsOf(sql: string) {
  const plain = sql.replaceAll(/--[^\n]*|\/\*.*?\*\/|\$(\w*)\$.*?\$\1\$|'(?:[^']|'')*'|"[^"]*"/gs, (found) =>
    /^(--|\/\*)/.test(found) ? ' ' : '_',
  );
  return plain
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}
