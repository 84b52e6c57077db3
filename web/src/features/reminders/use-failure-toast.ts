import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Tells why something was not done; where somebody else was faster, who that was, and when. */
export function useFailureToast() {
  const queries = useQueryClient();
  const { lang } = useLanguage();
  return async (error: unknown) => {
    const said = isLate(error) && (await whoWasFaster(queries, lang, error.body).catch(() => undefined));
    if (said) toast.info(said, undefined, 'change');
    else reportFailure(error, 'change');
  };
}

const isLate = (error: unknown): error is ApiError => error instanceof ApiError && error.code.startsWith('already');

type Ask = typeof import('./find-completed-by-other.ts').findCompletedByOther;
/** The code is loaded when needed: another person is rarely faster. */
const whoWasFaster = async (...asked: Parameters<Ask>) =>
  (await import('./find-completed-by-other.ts')).findCompletedByOther(...asked);
