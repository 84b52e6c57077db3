import { maxPhotoBytes } from '@tzemed/contract/pets';

/** What the file dialog offers. The server reads the bytes and decides. */
export const photoTypes = 'image/jpeg,image/png,image/gif,image/webp';

/** The code of the error that a chosen file has before it is sent anywhere. */
export const photoError = (file: File) => (file.size > maxPhotoBytes ? ('fileTooLarge:5' as const) : undefined);
