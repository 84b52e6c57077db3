import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

/** Sort order of a list: `amount`, or `-amount` for the largest first. */
export type Sorting = { by: string; onSort: (by: string) => void };

type Props = { head: string; sort?: string | undefined; sorting?: Sorting | undefined };

const opposite = (by: string) => (by.startsWith('-') ? by.slice(1) : `-${by}`);

/** The head of a column; a press on it sorts by the column, and another one the other way round. */
export function SortableHeader({ head, sort, sorting }: Props) {
  if (!sort || !sorting) return <th scope="col">{head}</th>;
  const { by, onSort } = sorting;
  const isBy = by === sort || by === opposite(sort);
  const isDown = by.startsWith('-');
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isBy ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className="sort" onClick={() => onSort(isBy ? opposite(by) : sort)}>
        {head}
        {isBy && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
