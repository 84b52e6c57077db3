import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../../shell/texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

export default function RemindersPage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.reminders);
  return <h1>{t.reminders}</h1>;
}
