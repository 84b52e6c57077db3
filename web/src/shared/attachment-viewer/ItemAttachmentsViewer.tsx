import { useEffect, useState } from 'react';
import { AttachmentViewer } from './AttachmentViewer.tsx';
import { type AttachmentParent, useAttachments } from '../attachments/use-attachments.ts';

type Props = {
  api: AttachmentParent;
  /** Id of the item that the attachments belong to. */
  id: string;
  /** Attachment to open first; the first one if undefined. */
  paperId: string | undefined;
  /** An item whose attachments follow. */
  besides?: { api: AttachmentParent; id: string } | undefined;
  onClose: () => void;
};

/** The papers of one thing, and of another besides, over the list that it stands in. */
export function ItemAttachmentsViewer({ api, id, paperId, besides, onClose }: Props) {
  const own = useAttachments(api, id);
  const others = useAttachments(besides?.api ?? api, besides?.id ?? id, besides !== undefined);
  const held = [own, ...(besides ? [others] : [])].flatMap(({ papers, place }) =>
    papers.map((paper) => ({ paper, place })),
  );
  const isPending = own.isPending || others.isPending;
  const [viewed, view] = useState(paperId);
  // Removed meanwhile, or not to be had.
  const isNothing = !isPending && held.length === 0;
  useEffect(() => {
    if (isNothing) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known
  }, [isNothing]);
  const isKnown = held.some(({ paper }) => paper.id === viewed);
  return (
    <AttachmentViewer
      held={held}
      id={isKnown ? viewed : held[0]?.paper.id}
      onView={(next) => (next ? view(next) : onClose())}
    />
  );
}
