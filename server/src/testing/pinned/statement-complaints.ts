import {
  type InsertStmt,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type ResTarget,
  type SelectStmt,
} from 'libpg-query';
import { follow, given, Key, tie } from './pin-key.ts';
import {
  type Column,
  column,
  columnsOf,
  find,
  join,
  keyIn,
  keysOf,
  offered,
  type Relation,
  renamed,
  type Scope,
  sibling,
  within,
} from './name-scope.ts';
import { open, partsOf, textOf, type Tree } from './syntax-tree.ts';

await loadModule();

/** The columns of every table by its name; those of homes are what `isOfHome` says. */
export type Tables = {
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly isOfHome: (table: string) => boolean;
};

/**
 * Errors of a statement, one line per household table that it reads or writes without naming the household: its
 * `household_id` must equal a parameter or literal (`=`, `in` or `= any`), or that of another table which does. A
 * subquery may rely on the query around it, never the reverse: the outer query is planned first.
 */
export function complaintsAbout(text: string, tables: Tables): string[] {
  const statement = new Statement(tables);
  for (const { stmt } of parseSync(text).stmts ?? []) statement.read(stmt);
  return statement.complaints();
}

/** The first thing that this function is asked about. */
const argumentOf = (node: Node | undefined, called: string) => {
  const { FuncCall } = open(node);
  return textOf(FuncCall?.funcname?.at(-1)) === called ? FuncCall?.args?.[0] : undefined;
};

/** Statements that neither read nor write rows by what is asked of them. */
const harmless = /^(Transaction|VariableSet|Lock|Vacuum|Listen|Notify|Discard|AlterTable|Index|Drop|Create(Stmt|Trig))/;

class Statement {
  readonly #tables: Tables;
  readonly #seen: { readonly table: string; readonly key: Key }[] = [];
  readonly #said: string[] = [];
  /** A question that stands in an expression is met where its value counts, too. */
  readonly #asked = new Map<Node, readonly Column[]>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  complaints() {
    const open = this.#seen.filter(({ key }) => !key.isPinned);
    return [...this.#said, ...open.map(({ table }) => `${table}: nothing pins its ${column}`)];
  }

  read(node: Node | undefined) {
    const [kind = ''] = Object.keys(node ?? {});
    const { ExplainStmt } = open(node);
    if (ExplainStmt) this.read(ExplainStmt.query);
    else if (!this.#query(node, within(undefined)) && !harmless.test(kind)) this.#refuseTablesIn(node);
  }

  /** Copies, truncations and views: no row of theirs is picked by a key. */
  #refuseTablesIn(value: unknown) {
    if (!value || typeof value !== 'object') return;
    const { relname, schemaname } = value as RangeVar;
    if (relname !== undefined && this.#isOfHome({ relname, schemaname })) this.#see(relname);
    for (const inner of Object.values(value)) this.#refuseTablesIn(inner);
  }

  /** Columns of a query's result; undefined for a node that is no query. */
  #query(node: Node | undefined, scope: Scope): readonly Column[] | undefined {
    const { SelectStmt, InsertStmt, UpdateStmt, DeleteStmt, MergeStmt } = open(node);
    if (SelectStmt) return this.#select(SelectStmt, scope);
    if (InsertStmt) return this.#insert(InsertStmt, this.#withNamed(InsertStmt, scope));
    const change = UpdateStmt ?? DeleteStmt ?? MergeStmt;
    if (!change) return undefined;
    const own = this.#withNamed(change, scope);
    const target = this.#table(change.relation ?? {}, own);
    if (UpdateStmt) this.#refuseNewKey(target, UpdateStmt.targetList);
    const sources = UpdateStmt?.fromClause ?? DeleteStmt?.usingClause ?? [MergeStmt?.sourceRelation];
    for (const source of sources) this.#from(source, own);
    // A merge has no condition of this kind: rows that its condition leaves out are inserted.
    const where = (UpdateStmt ?? DeleteStmt)?.whereClause;
    this.#tie(where, own, own.relations);
    this.#questionsIn([where, UpdateStmt?.targetList, MergeStmt, change.returningClause], own);
    return this.#answer(change.returningClause?.exprs, own);
  }

  #withNamed({ withClause }: Pick<SelectStmt, 'withClause'>, scope: Scope): Scope {
    const named = new Map(scope.named);
    const own = { ...scope, named };
    for (const node of withClause?.ctes ?? []) {
      const { ctename = '', ctequery, aliascolnames } = open(node).CommonTableExpr ?? {};
      // A recursive query reads only unpinned columns of itself.
      named.set(ctename, []);
      named.set(ctename, renamed(this.#query(ctequery, { ...within(own), named }) ?? [], aliascolnames));
    }
    return own;
  }

  #select(select: SelectStmt, outside: Scope): readonly Column[] {
    const scope = this.#withNamed(select, outside);
    const { larg, rarg, valuesLists, fromClause, whereClause, targetList, withClause: _with, ...rest } = select;
    if (larg && rarg) {
      const [left, right] = [this.#select(larg, sibling(scope)), this.#select(rarg, sibling(scope))];
      return left.map(({ name, key }, i) => ({ name, key: Key.oneOf([key, right[i]?.key]) }));
    }
    for (const item of fromClause ?? []) this.#from(item, scope);
    this.#tie(whereClause, scope, scope.relations);
    this.#questionsIn([whereClause, targetList, valuesLists, rest], scope);
    if (!valuesLists) return this.#answer(targetList, scope);
    const rows = valuesLists.map((row) => open(row).List?.items ?? []);
    return (rows[0] ?? []).map((_, i) => ({
      name: `column${i + 1}`,
      key: Key.oneOf(rows.map((row) => this.#key(row[i], scope))),
    }));
  }

  #insert(
    { relation = {}, cols, selectStmt, onConflictClause, returningClause }: InsertStmt,
    scope: Scope,
  ): readonly Column[] {
    const rows = this.#query(selectStmt, within(scope)) ?? [];
    const target = this.#table(relation, scope);
    const names = cols?.map((col) => open(col).ResTarget?.name) ?? target.columns.map(({ name }) => name);
    const source = rows[names.indexOf(column)]?.key;
    if (source) keyIn(target)?.follow(source);
    scope.relations.push({ ...target, name: 'excluded' });
    this.#refuseNewKey(target, onConflictClause?.targetList);
    this.#questionsIn([onConflictClause, returningClause], scope);
    return this.#answer(returningClause?.exprs, scope);
  }

  #refuseNewKey(target: Relation, changes: readonly Node[] | undefined) {
    if (keyIn(target) && changes?.some((change) => open(change).ResTarget?.name === column))
      this.#said.push(`${target.name}: a ${column} is never updated`);
  }

  #isOfHome = ({ relname = '', schemaname = 'public' }: RangeVar) =>
    schemaname === 'public' && this.#tables.isOfHome(relname);

  #see(table: string) {
    const key = new Key();
    this.#seen.push({ table, key });
    return key;
  }

  #table(range: RangeVar, scope: Scope): Relation {
    const { relname = '', schemaname = 'public', alias } = range;
    const named = range.schemaname ? undefined : scope.named.get(relname);
    const key = !named && this.#isOfHome(range) ? this.#see(relname) : new Key();
    const names = (schemaname === 'public' && this.#tables.columns.get(relname)) || [];
    const columns =
      (named && offered(named)) ?? names.map((name) => ({ name, key: name === column ? key : undefined }));
    return join(scope, alias?.aliasname ?? relname, renamed(columns, alias?.colnames));
  }

  /** Puts what a part of `from` offers beside what stands before it, and answers that. */
  #from(node: Node | undefined, scope: Scope): readonly Relation[] {
    const { RangeVar, RangeSubselect, RangeFunction, JoinExpr } = open(node);
    if (RangeVar) return [this.#table(RangeVar, scope)];
    if (RangeSubselect) {
      const { lateral, subquery, alias } = RangeSubselect;
      const columns = this.#query(subquery, lateral ? within(scope) : sibling(scope)) ?? [];
      return [join(scope, alias?.aliasname, renamed(offered(columns), alias?.colnames))];
    }
    if (RangeFunction) {
      const { functions, alias } = RangeFunction;
      this.#questionsIn(functions, scope);
      const calls = functions?.map((each) => open(open(each).List?.items?.[0]).FuncCall) ?? [];
      const key = Key.oneOf(calls.flatMap((call) => call?.args?.map((arg) => this.#anyOf(arg, scope)) ?? [undefined]));
      return [join(scope, alias?.aliasname, columnsOf(alias ?? {}, key))];
    }
    if (!JoinExpr) return [];
    const { larg, rarg, jointype = 'JOIN_INNER', quals, usingClause, isNatural } = JoinExpr;
    const [left, right] = [this.#from(larg, scope), this.#from(rarg, scope)];
    // The preserved side of an outer join is kept whatever the condition says.
    const narrowed = {
      JOIN_INNER: [...left, ...right],
      JOIN_LEFT: right,
      JOIN_RIGHT: left,
    }[jointype as string];
    this.#tie(quals, scope, narrowed ?? []);
    this.#questionsIn(quals, scope);
    if (isNatural || usingClause?.some((name) => textOf(name) === column))
      tie(left.map(keyIn).find(Boolean), right.map(keyIn).find(Boolean), keysOf(narrowed ?? []));
    return [...left, ...right];
  }

  /** Lets the keys of `narrowed` follow what a condition says they equal. */
  #tie(condition: Node | undefined, scope: Scope, narrowed: readonly Relation[]) {
    const { BoolExpr, A_Expr, SubLink } = open(condition);
    const keys = keysOf(narrowed);
    if (BoolExpr?.boolop === 'AND_EXPR') for (const part of BoolExpr.args ?? []) this.#tie(part, scope, narrowed);
    if (A_Expr && textOf(A_Expr.name?.[0]) === '=') {
      const { kind, lexpr, rexpr } = A_Expr;
      if (kind === 'AEXPR_OP') {
        const [left, right] = [partsOf(lexpr), partsOf(rexpr)];
        for (const [i, part] of left.entries()) tie(this.#key(part, scope), this.#key(right[i], scope), keys);
      }
      if (kind === 'AEXPR_OP_ANY') follow(this.#key(lexpr, scope), this.#anyOf(rexpr, scope), keys);
      if (kind === 'AEXPR_IN') follow(this.#key(lexpr, scope), this.#anyOf(rexpr, scope), keys);
    }
    // Words that begin with their home, looked for in one that is handed in.
    if (A_Expr && textOf(A_Expr.name?.[0]) === '@@') {
      const [words, asked] = [argumentOf(A_Expr.lexpr, 'search_terms'), argumentOf(A_Expr.rexpr, 'search_asked')];
      if (words && asked) follow(this.#key(words, scope), this.#key(asked, scope), keys);
    }
    if (SubLink?.subLinkType === 'ANY_SUBLINK' && (textOf(SubLink.operName?.[0]) ?? '=') === '=') {
      const answers = this.#ask(SubLink.subselect, scope);
      for (const [i, part] of partsOf(SubLink.testexpr).entries())
        follow(this.#key(part, scope), answers[i]?.key, keys);
    }
  }

  /** The key that an expression is. */
  #key(node: Node | undefined, scope: Scope): Key | undefined {
    const { ColumnRef, ParamRef, A_Const, TypeCast, SubLink } = open(node);
    if (ParamRef || (A_Const && !A_Const.isnull)) return given;
    if (TypeCast) return this.#key(TypeCast.arg, scope);
    if (SubLink?.subLinkType === 'EXPR_SUBLINK') return this.#ask(SubLink.subselect, scope)[0]?.key;
    const names = ColumnRef?.fields?.map(textOf);
    return names && find(names.at(-2), names.at(-1), scope);
  }

  /** The key that any element of an array or a list is. */
  #anyOf(node: Node | undefined, scope: Scope): Key | undefined {
    const { A_ArrayExpr, List, A_Expr, TypeCast, SubLink } = open(node);
    if (TypeCast) return this.#anyOf(TypeCast.arg, scope);
    if (SubLink?.subLinkType === 'ARRAY_SUBLINK') return this.#ask(SubLink.subselect, scope)[0]?.key;
    const elements = A_ArrayExpr?.elements ?? List?.items;
    if (elements) return Key.oneOf(elements.map((each) => this.#key(each, scope)));
    if (A_Expr && textOf(A_Expr.name?.[0]) === '||')
      return Key.oneOf([this.#anyOf(A_Expr.lexpr, scope), this.#anyOf(A_Expr.rexpr, scope)]);
    return this.#key(node, scope);
  }

  #answer(targets: readonly Node[] | undefined, scope: Scope): readonly Column[] {
    return (targets ?? []).flatMap((node) => {
      const { name, val }: ResTarget = open(node).ResTarget ?? {};
      const fields = open(val).ColumnRef?.fields ?? [];
      if (!open(fields.at(-1)).A_Star) return [{ name: name ?? textOf(fields.at(-1)), key: this.#key(val, scope) }];
      const from = textOf(fields.at(-2));
      return scope.relations.filter((relation) => !from || relation.name === from).flatMap(({ columns }) => columns);
    });
  }

  #ask(node: Node | undefined, scope: Scope): readonly Column[] {
    if (!node) return [];
    const known = this.#asked.get(node) ?? this.#query(node, within(scope)) ?? [];
    this.#asked.set(node, known);
    return known;
  }

  /** Reads every question that stands in an expression. */
  #questionsIn(value: unknown, scope: Scope) {
    if (!value || typeof value !== 'object') return;
    const { SubLink } = value as Tree;
    if (SubLink) this.#ask(SubLink.subselect, scope);
    for (const [name, inner] of Object.entries(value)) if (name !== 'subselect') this.#questionsIn(inner, scope);
  }
}
