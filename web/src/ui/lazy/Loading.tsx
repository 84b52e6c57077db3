import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';

export function Loading({ text }: { text?: string }) {
  const t = useTexts(uiTexts);
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {text ?? t.loading}
    </p>
  );
}
