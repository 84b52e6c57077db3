import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../../shell/texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';

export default function ProfilePage() {
  const t = useTexts(shellTexts);
  usePageTitle(t.profile);
  return <h1>{t.profile}</h1>;
}
