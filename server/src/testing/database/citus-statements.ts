import { type CatalogueTable, keyOf } from './catalogue.ts';

/** Queues that triggers of household rows write: beside these, though another column leads their key. */
const queues = new Set(['budget_looks', 'due_care', 'due_courses', 'due_plans', 'due_queue']);
/** Directories and lists that every node reads. */
const references = new Set([
  'handover_offers',
  'invited_addresses',
  'newsletter_issues',
  'sign_in_names',
  'site_notices',
  'status_incidents',
]);

/** Statements that would spread the tables over the nodes of Citus, as `docs/scale.md` lists them. */
export function citusStatements(tables: readonly CatalogueTable[]): string[] {
  const spread = (key: string, root: string) =>
    tables
      .filter((table) => table.kind === 'r' && placeOf(table) === key)
      .map(({ name }) => {
        const column = name === 'users' ? 'id' : key;
        const beside = name === root ? '' : `, colocate_with => '${root}'`;
        return { name, text: `select create_distributed_table('${name}', '${column}'${beside});` };
      })
      // Others are laid beside the root, so it comes first.
      .toSorted((a, b) => Number(b.name === root) - Number(a.name === root) || (a.name < b.name ? -1 : 1))
      .map(({ text }) => text);
  const others = tables.filter((table) => table.kind === 'r' && !placeOf(table)).map(({ name }) => name);
  return [
    '-- A household and all its rows are on one node.',
    ...spread('household_id', 'households'),
    '-- A person and all rows of the account are on one node.',
    ...spread('user_id', 'users'),
    '-- Directories and lists, on every node.',
    ...others.filter((name) => references.has(name)).map((name) => `select create_reference_table('${name}');`),
    '-- Tables of no household and no person, on the coordinator.',
    ...others
      .filter((name) => !references.has(name))
      .map((name) => `select citus_add_local_table_to_metadata('${name}');`),
  ];
}

const placeOf = (table: CatalogueTable) => (queues.has(table.name) ? 'household_id' : keyOf(table));
