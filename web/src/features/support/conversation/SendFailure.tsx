import { useFormState } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { supportTexts } from '../texts.ts';

/** A part of the form whose message did not get there: the words stay, and are sent by one press. */
export function SendFailure({ reason }: { reason: unknown }) {
  const t = useTexts(supportTexts);
  const ui = useTexts(uiTexts);
  const { isSubmitting } = useFormState();
  const isRefused = reason instanceof ApiError && reason.status >= 400 && reason.status < 500;
  return (
    <Banner
      tone="danger"
      action={
        <button type="submit" className="btn line sm" aria-disabled={isSubmitting}>
          {ui.retry}
        </button>
      }
    >
      <b>{t.notSent}</b> {isRefused && `${errorText(reason)}. `}
      {t.stays}
    </Banner>
  );
}
