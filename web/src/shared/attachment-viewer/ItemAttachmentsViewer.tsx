import { useEffect, useState } from 'react';
import { AttachmentViewer } from './AttachmentViewer.tsx';
import { type AttachmentParent, useAttachments } from '../attachments/use-attachments.ts';

type Props = {
  api: AttachmentParent;
  /** Id of the item that the attachments belong to. */
  id: string;
  /** Attachment to open first; the first one if undefined. */
  paperId: string | undefined;
  onClose: () => void;
};

/** The papers of one thing, over the list that it stands in. */
export function ItemAttachmentsViewer({ api, id, paperId, onClose }: Props) {
  const { papers, place, isPending } = useAttachments(api, id);
  const [viewed, view] = useState(paperId);
  // Removed meanwhile, or not to be had.
  const isNothing = !isPending && papers.length === 0;
  useEffect(() => {
    if (isNothing) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known
  }, [isNothing]);
  const isKnown = papers.some((paper) => paper.id === viewed);
  return (
    <AttachmentViewer
      held={papers.map((paper) => ({ paper, place }))}
      id={isKnown ? viewed : papers[0]?.id}
      onView={(next) => (next ? view(next) : onClose())}
    />
  );
}
