import { ApiError } from '../../lib/api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFailureText, useTranslate } from '../../ui/translate.ts';
import type { UploadFailure } from './upload-queue.ts';
import { attachmentTexts } from '../attachments/attachment-texts.ts';

/** Reason for a failed upload, and whether a retry may succeed. */
export function useUploadErrorText() {
  const t = useTexts(attachmentTexts);
  const translate = useTranslate();
  const failureText = useFailureText();
  return (failure: UploadFailure) => {
    if ('code' in failure) return { why: translate(failure.code), mayTryAgain: false };
    const { reason } = failure;
    if (!(reason instanceof ApiError)) return { why: failureText(reason), mayTryAgain: true };
    const said = reason.errors?.file;
    if (said) return { why: said, mayTryAgain: false };
    if (reason.code === 'storageFull') return { why: t.noRoom, mayTryAgain: true };
    const isLost = reason.status === 0 || reason.status === 408;
    return { why: isLost ? t.cut : failureText(reason), mayTryAgain: ![413, 415, 422].includes(reason.status) };
  };
}
