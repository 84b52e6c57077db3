import { safeFileName, saveFile } from '../../lib/save-file.ts';

/** True where the device hands files to other apps: as most phones do, and few computers. */
export const canSendFiles = () => isTaken(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
const isTaken = (file: File) => typeof navigator.share === 'function' && !!navigator.canShare?.({ files: [file] });

/**
 * Hands a file to another app; one that the device does not take is put on it instead. `blocked`: the press that asked for
 * it was too long ago, and another is needed. Closing the list of apps is no failure.
 */
export async function sendFile(bytes: Blob, name: string): Promise<'sent' | 'saved' | 'blocked'> {
  const file = new File([bytes], safeFileName(name), { type: bytes.type });
  if (isTaken(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'sent';
    } catch (error) {
      const { name: kind } = error as Error;
      if (kind === 'AbortError') return 'sent';
      if (kind === 'NotAllowedError') return 'blocked';
    }
  }
  saveFile(file, name);
  return 'saved';
}
