import './expenses.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { ListPicture } from '../../shared/ListPicture.tsx';
import { ExpensesSummary } from './ExpensesSummary.tsx';
import { expenseTexts } from './texts.ts';

const noFilters = { values: { petId: '', from: '', to: '', category: '' }, choose: () => undefined };

export function ExpensesPicture() {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  return (
    <ListPicture
      of={screens.expenses}
      lead={t.lead}
      hasDays
      filters={[
        [fields.pet, fields.allPets],
        [fields.category, t.allCategories],
      ]}
      summary={<ExpensesSummary sums={undefined} filters={noFilters} petOf={() => undefined} />}
    />
  );
}
