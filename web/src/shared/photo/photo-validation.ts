import { maxPhotoBytes } from '@tzemed/contract/pets/photo-crop';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';

/** File types that the file dialog offers. The server reads the bytes and decides. */
export const photoTypes = 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif';

/** The code of the error that a chosen file has before it is sent anywhere. */
export const photoError = (file: File) => (file.size > maxPhotoBytes ? ('fileTooLarge:20' as const) : undefined);

/** Reason for a failed upload, in the user's language. */
export const photoFailure = (error: unknown) => (error instanceof ApiError && error.errors?.file) || errorText(error);
