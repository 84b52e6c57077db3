import type { SumsOfMonth } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { withoutMarks } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { validDateRange } from '../../../shared/filters/date-range-presets.ts';
import { ExpensesTrend } from './ExpensesTrend.tsx';
import { expenseTexts } from '../texts.ts';
import { useDateRangeText } from './use-date-range-text.ts';

type Sums = { totalAmount: number; total: number; months: { latest: SumsOfMonth[] } };

type Props = {
  /** Missing until they are known. */
  sums: Sums | undefined;
  filters: {
    values: { petId: string; from: string; to: string };
    choose: (days: { from: string; to: string }) => void;
  };
  petOf: (id: string) => NamedPet | undefined;
  /** Name of the category that all the expenses have; `tag` is the tag that all of them have. */
  category?: string | undefined;
  tag?: string | undefined;
};

/** Sums of more figures than that are set smaller, so that none breaks in the middle. */
const longSum = 9;
const maxSumLength = 11;

/** Sum of all expenses that match the filters, not only of the page on screen, with its date range. */
export function ExpensesSummary({ sums, filters, petOf, category, tag }: Props) {
  const t = useTexts(expenseTexts);
  const { values, choose } = filters;
  const f = useFormats();
  const days = validDateRange(values);
  const span = useDateRangeText(days);
  const pet = petOf(values.petId)?.name;
  const total = sums ? f.ils(sums.totalAmount) : '–';
  const { length } = withoutMarks(total);
  const size = length > maxSumLength ? 'longest' : length > longSum ? 'long' : undefined;
  return (
    <section className="sum-card" aria-label={t.summary}>
      <div aria-live="polite" aria-atomic="true">
        <p>{span}</p>
        <b className="num" data-size={size}>
          {total}
        </b>
        <p className="sum-of">
          {sums ? t.counted({ count: sums.total }) : '\u2007'}
          {pet && (
            <>
              {' · '}
              <bdi>{pet}</bdi>
            </>
          )}
          {tag && (
            <>
              {' · '}
              <bdi>{tag}</bdi>
            </>
          )}
          {category && (
            <>
              {' · '}
              <bdi>{category}</bdi>
            </>
          )}
        </p>
      </div>
      <ExpensesTrend months={sums?.months.latest} days={days} onChoose={choose} />
    </section>
  );
}
