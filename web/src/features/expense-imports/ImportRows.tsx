import { useRef, type ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import type { ImportField, ImportPreview, ImportRow } from '@tzemed/contract/money/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import { CategoryBadge } from '../../shared/categories/CategoryBadge.tsx';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { Tabs } from '../../ui/list/Tabs.tsx';
import { EditableCell } from './EditableCell.tsx';
import { importTexts } from './texts.ts';
import type { Import, RowFilter } from './use-import.ts';

type Props = { one: Import; preview: ImportPreview };

/** The rows of the file, those to fix first; what is wrong is mended where it stands. */
export function ImportRows({ one, preview }: Props) {
  const t = useTexts(importTexts);
  const fields = useTexts(fieldTexts);
  const table = useRef<HTMLDivElement>(null);
  const { counts, rows, page, limit, total } = preview;

  /** Enter leads to what is to be fixed next, also when what was fixed has gone from the list by then. */
  function next(line: number, field: ImportField) {
    const all = [...(table.current?.querySelectorAll<HTMLInputElement>('input.import-fix') ?? [])];
    const at = all.findIndex((input) => input.dataset.cell === `${line} ${field}`);
    (all[at + 1] ?? all[0])?.focus();
  }
  return (
    <Tabs<RowFilter | 'all'>
      label={t.shown}
      selected={one.shown || 'all'}
      onSelect={(id) => one.show(id === 'all' ? '' : id)}
      items={[
        { id: 'error', label: t.toFix, count: counts.error, isHot: true },
        { id: 'duplicate', label: t.duplicates, count: counts.duplicate },
        { id: 'ready', label: t.ready, count: counts.ready },
        { id: 'all', label: t.all, count: counts.all },
      ]}
      aside={<p className="import-hint">{t.fixHere}</p>}
    >
      {rows.length === 0 ? (
        <p className="card import-none">{t.nothingHere}</p>
      ) : (
        <div ref={table} className="card import-table" aria-busy={one.preview.isFetching}>
          <table>
            <caption className="sr">{t.shown}</caption>
            <thead>
              <tr>
                {[t.line, fields.date, fields.description, fields.category, fields.pet, fields.amount, t.what].map(
                  (head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.line} row={row} one={one} onNext={next} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} limit={limit} total={total} onPage={one.setPage} />
    </Tabs>
  );
}

type RowProps = { row: ImportRow; one: Import; onNext: (line: number, field: ImportField) => void };

function Row({ row, one, onNext }: RowProps) {
  const f = useFormats();
  const { petOf } = usePets();
  const { line, state, texts, problems } = row;
  const shown = {
    date: row.date && <span className="num">{f.day(row.date)}</span>,
    description: row.description && <bdi className="strong">{row.description}</bdi>,
    category: row.category && <CategoryBadge category={row.category} />,
    pet: row.petId && <PetChip pet={petOf(row.petId)} />,
    amount: row.amount !== null && (
      <span className={row.amount < 0 ? 'num strong came-back' : 'num strong'}>{f.ils(row.amount)}</span>
    ),
  };
  const fix = (field: ImportField) => (
    <EditableCell
      line={line}
      field={field}
      text={texts[field] ?? ''}
      onFix={(text) => one.correct(line, field, text)}
      onNext={() => onNext(line, field)}
    />
  );
  const cell = (field: keyof typeof shown) => (
    <td data-cell={field}>{problems.some((one) => one.field === field) ? fix(field) : shown[field]}</td>
  );
  return (
    <tr data-state={state}>
      <th scope="row" className="num">
        {line}
      </th>
      {cell('date')}
      {cell('description')}
      {cell('category')}
      {cell('pet')}
      {cell('amount')}
      <td data-cell="what">
        <What row={row} one={one} fix={(field) => !(field in shown) && fix(field)} />
      </td>
    </tr>
  );
}

/** @param fix what is in error and has no cell of its own is mended here */
function What({ row, one, fix }: Omit<RowProps, 'onNext'> & { fix: (field: ImportField) => ReactNode }) {
  const t = useTexts(importTexts);
  const names = useTexts(expenseFieldNames);
  const { line, state, problems, duplicateOf, texts } = row;
  const unknown = (code: string) =>
    code === 'petUnknown'
      ? t.noSuchPet({ text: texts.pet ?? '' })
      : code === 'payerUnknown'
        ? t.noSuchPayer({ text: texts.paidBy ?? '' })
        : undefined;
  if (state === 'error')
    return (
      <ul className="import-problems">
        {problems.map(({ field, code, message, suggestion }) => (
          <li key={field} id={`problem-${line}-${field}`}>
            {names[field]}: {unknown(code) ?? message}{' '}
            {suggestion && (
              <button type="button" className="link" onClick={() => one.correct(line, field, suggestion)}>
                {t.maybe({ text: suggestion })}
              </button>
            )}
            {fix(field)}
          </li>
        ))}
      </ul>
    );
  if (!duplicateOf)
    return (
      <span className="import-ready">
        <CircleCheck size={16} aria-hidden="true" /> {t.isReady}
      </span>
    );
  const { line: other, description } = duplicateOf;
  return (
    <span className="import-duplicate">
      <Badge tone="warn">{t.isDuplicate}</Badge>
      <small>{other === null ? t.isThere({ description }) : t.sameAsLine({ line: other })}</small>
      <label className="check">
        <input
          type="checkbox"
          // The user's last choice: the server's result comes later.
          checked={one.options.taken?.includes(line) ?? false}
          aria-label={t.takeLine({ line })}
          onChange={({ target }) => one.take(line, target.checked)}
        />
        {t.takeAnyway}
      </label>
    </span>
  );
}
