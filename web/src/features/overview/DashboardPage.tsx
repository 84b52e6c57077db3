import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../../shell/texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

export default function DashboardPage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.dashboard);
  return <h1>{t.dashboard}</h1>;
}
