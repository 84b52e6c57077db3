import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../../shell/texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

export default function PetsPage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.pets);
  return <h1>{t.pets}</h1>;
}
