import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { ClearFilters } from '../../shared/ClearFilters.tsx';
import { expenseTexts } from './texts.ts';

type Props = {
  /** Missing until they are known. */
  sums: { totalAmount: number; total: number; petCount: number } | undefined;
  filters: { isActive: boolean; clear: () => void };
};

/** Of everything the filters let through, not only of the page on screen. */
export function ExpensesSummary({ sums, filters }: Props) {
  const t = useTexts(expenseTexts);
  const f = useFormats();
  const figures = [
    [t.total, sums && f.ils(sums.totalAmount)],
    [t.count, sums && f.number(sums.total)],
    [t.pets, sums && f.number(sums.petCount)],
  ] as const;
  return (
    <section className="sums" aria-label={t.summary}>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <ClearFilters filters={filters} />
    </section>
  );
}
