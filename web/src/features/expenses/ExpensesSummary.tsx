import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { expenseTexts } from './texts.ts';

/** Missing until they are known. */
type Props = { sums: { totalAmount: number; total: number; petCount: number } | undefined };

/** Of everything the filters let through, not only of the page on screen. */
export function ExpensesSummary({ sums }: Props) {
  const t = useTexts(expenseTexts);
  const f = useFormats();
  const figures = [
    [t.total, sums && f.ils(sums.totalAmount)],
    [t.count, sums && f.number(sums.total)],
    [t.pets, sums && f.number(sums.petCount)],
  ] as const;
  return (
    <section aria-label={t.summary}>
      <dl className="sums">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
