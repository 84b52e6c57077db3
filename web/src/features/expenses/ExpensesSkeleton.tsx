import './expenses.css';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { ListSkeleton } from '../../shared/list/ListSkeleton.tsx';
import { MoneyLinks } from './list/MoneyLinks.tsx';
import { ExpensesSummary } from './list/ExpensesSummary.tsx';
import { expenseTexts } from './texts.ts';

const noFilters = { values: { petId: '', from: '', to: '' }, choose: () => undefined };

const PlainLink = ({ to, children, className }: { to: string; children: ReactNode; className: string }) => (
  <a className={className} href={to}>
    {children}
  </a>
);

export function ExpensesSkeleton() {
  const t = useTexts(expenseTexts);
  return (
    <ListSkeleton
      of={screens.expenses}
      lead={t.lead}
      aside={
        <MoneyLinks As={PlainLink}>
          <span className="icon-btn" />
        </MoneyLinks>
      }
      hasDays
      hasFilters
      summary={<ExpensesSummary sums={undefined} filters={noFilters} petOf={() => undefined} />}
    />
  );
}
