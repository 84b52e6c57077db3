import { useEffect, useState } from 'react';
import { PaperViewer } from '../../shared/papers/PaperViewer.tsx';
import { usePapers } from '../../shared/papers/use-papers.ts';
import { expensesApi } from './api.ts';

type Props = {
  /** Of the expense. */
  id: string;
  /** Of the paper to begin with, where it is not the first. */
  paperId: string | undefined;
  onClose: () => void;
};

/** The receipt of an expense, over the list. */
export function ReceiptViewer({ id, paperId, onClose }: Props) {
  const { papers, place, isPending } = usePapers(expensesApi, id);
  const [viewed, view] = useState(paperId);
  // Removed meanwhile, or not to be had.
  const isNothing = !isPending && papers.length === 0;
  useEffect(() => {
    if (isNothing) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known
  }, [isNothing]);
  const isKnown = papers.some((paper) => paper.id === viewed);
  return (
    <PaperViewer
      held={papers.map((paper) => ({ paper, place }))}
      id={isKnown ? viewed : papers[0]?.id}
      onView={(next) => (next ? view(next) : onClose())}
    />
  );
}
