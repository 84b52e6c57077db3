import type { ReactNode } from 'react';
import { DataTable, type Column, type Groups } from '../../ui/list/DataTable.tsx';
import type { Sorting } from '../../ui/list/SortableHeader.tsx';
import type { BelongingTable, RowOf } from '../queries/belonging-api.ts';
import { ListRows, type LoadedList } from './ListRows.tsx';
import { RowActions } from './RowActions.tsx';
import type { DataSource } from '../queries/use-query-with-fallback.ts';
import type { ListScreenState } from './ListScreen.tsx';

type Props<T extends BelongingTable> = {
  screen: ListScreenState<T>;
  list: LoadedList<T> & { source: DataSource };
  columns: readonly Column<RowOf<T>>[];
  /** Describes the rows, if the screen's title does not. */
  caption?: string;
  sorting?: Sorting | undefined;
  groups?: Groups<RowOf<T>> | undefined;
  /** More actions on a row that may be edited. */
  actionsOf?: ((row: RowOf<T>) => ReactNode) | undefined;
  below?: ReactNode;
};

/** A list as a table, whose rows can be edited and deleted unless they are examples. */
export function ListTable<T extends BelongingTable>({
  screen,
  list,
  columns,
  caption,
  sorting,
  groups,
  actionsOf,
  below,
}: Props<T>) {
  const { words, nameOf, editor, remove, mayEdit } = screen;
  const actions = (row: RowOf<T>) =>
    mayEdit(row) && (
      <RowActions name={nameOf(row)} onEdit={() => editor.edit(row)} onRemove={() => remove(row)}>
        {actionsOf?.(row)}
      </RowActions>
    );
  return (
    <ListRows screen={screen} list={list} below={below}>
      {(rows) => (
        <DataTable
          caption={caption ?? words.title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sorting={sorting}
          groups={groups}
          {...(list.source !== 'sample' && { actions })}
        />
      )}
    </ListRows>
  );
}
