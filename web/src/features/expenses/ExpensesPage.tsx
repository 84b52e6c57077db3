import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../../shell/texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

export default function ExpensesPage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.expenses);
  return <h1>{t.expenses}</h1>;
}
