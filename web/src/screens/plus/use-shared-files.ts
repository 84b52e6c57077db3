import { useEffect, useState } from 'react';
import { forgetSharedFiles } from '../../lib/offline/forget-shared-files.ts';
import { readSharedFiles } from '../../lib/offline/shared-files.ts';
import { currentSession } from '../../lib/session/session.ts';

/** Chromium alone has it: https://developer.mozilla.org/docs/Web/API/LaunchQueue */
type LaunchQueue = {
  setConsumer(take: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
};

/** Files that another app has sent, or that were opened with this one; undefined until they have been read. */
export function useSharedFiles() {
  const [files, setFiles] = useState<readonly File[]>();
  useEffect(() => {
    let isHere = true;
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files: opened = [] }) => {
      if (opened.length === 0) return;
      void Promise.all(opened.map((one) => one.getFile())).then(
        (read) => isHere && setFiles(read),
        () => undefined,
      );
    });
    const userId = currentSession()?.user.id;
    if (userId !== undefined)
      void readSharedFiles(userId).then(
        // A file that was opened just now comes before those shared earlier.
        (read) => isHere && setFiles((before) => before ?? read),
      );
    return () => void (isHere = false);
  }, []);
  return { files, forget: forgetSharedFiles };
}
