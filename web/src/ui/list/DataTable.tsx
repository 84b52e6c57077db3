import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { SortableHeader, type Sorting } from './SortableHeader.tsx';
import { uiTexts } from '../texts.ts';

export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** `strong` for what the row is, `num amt` for sums, `num muted` for dates. */
  className?: string;
  /**
   * Position in a narrow row: the first line is `title` and `end`, the second `kind`, `when`, `more` and `pet`, the
   * last `next`.
   */
  place?: 'title' | 'end' | 'kind' | 'when' | 'more' | 'pet' | 'next';
  /** Sort value of the column, as in `sort`, in the direction of the first press. */
  sort?: string;
};

/** Rows that stand together, under a heading of their own. */
export type Groups<Row> = { of: (row: Row) => string; head: (group: string) => ReactNode };

type Props<Row> = {
  /** Describes the rows, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Buttons at the end of each row; the first of them is the whole row where that is narrow. */
  actions?: (row: Row) => ReactNode;
  sorting?: Sorting | undefined;
  groups?: Groups<Row> | undefined;
};

/** A table whose rows become two lines each where it has less than 48rem. */
export function DataTable<Row>({ caption, columns, rows, rowId, actions, sorting, groups }: Props<Row>) {
  const t = useTexts(uiTexts);
  const row = (one: Row) => (
    <tr key={rowId(one)}>
      {columns.map(({ id, cell, className = '', place }) => (
        <td key={id} className={place ? `${className} at-${place}` : className}>
          {cell(one)}
        </td>
      ))}
      {actions && (
        <td className="acts" data-opens={rowId(one)}>
          {actions(one)}
        </td>
      )}
    </tr>
  );
  return (
    <div className="tbl">
      <div className={groups ? 'card grouped' : 'card'}>
        <table className="table stack">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ id, head, sort }) => (
                <SortableHeader key={id} head={head} sort={sort} sorting={sorting} />
              ))}
              {actions && (
                <th scope="col">
                  <span className="sr">{t.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          {!groups && <tbody>{rows.map(row)}</tbody>}
          {groups &&
            grouped(rows, groups.of).map(([group, some]) => (
              <tbody key={group}>
                <tr className="group-head">
                  <th scope="rowgroup" colSpan={columns.length + (actions ? 1 : 0)}>
                    {groups.head(group)}
                  </th>
                </tr>
                {some.map(row)}
              </tbody>
            ))}
        </table>
      </div>
    </div>
  );
}

/** Groups in the order of the rows, which keeps the rows of a group together. */
function grouped<Row>(rows: readonly Row[], of: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(of(row), [...(groups.get(of(row)) ?? []), row]);
  return [...groups];
}
