import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../texts.ts';

export function SkipLinks() {
  const t = useTexts(shellTexts);
  return (
    <nav className="skip" aria-label={t.skipLinks}>
      <a href="#main-content">{t.skipToContent}</a>
      <a href="#navigation">{t.skipToNavigation}</a>
      <a href="#footer">{t.skipToFoot}</a>
    </nav>
  );
}
