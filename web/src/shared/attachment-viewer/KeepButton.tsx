import { useEffect, useState } from 'react';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudDownload from 'lucide-react/icons/cloud-download';
import { useTexts } from '../../i18n/use-texts.ts';
import { device } from '../../lib/offline/device-gate.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { attachmentTexts } from '../attachments/attachment-texts.ts';

/** Marks a paper to be on this device for as long as it is marked. Absent where nothing can be stored. */
export function KeepButton({ paperId }: { paperId: string }) {
  const t = useTexts(attachmentTexts);
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    void device()
      .then((found) => found?.isPaperKept(paperId))
      .then(
        (is) => isHere && setKept(is),
        () => undefined,
      );
    return () => void (isHere = false);
  }, [paperId]);
  if (isKept === undefined) return null;
  async function press() {
    try {
      await (await device())?.keepPaper(paperId, !isKept);
      setKept(!isKept);
      toast.success(isKept ? t.notKept : t.kept);
    } catch {
      toast.error(t.noRoomForPaper);
    }
  }
  const label = isKept ? t.stopKeeping : t.keep;
  return <IconButton icon={isKept ? CloudCheck : CloudDownload} label={label} onPress={() => void press()} />;
}
