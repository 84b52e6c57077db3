import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from './open-pdf.ts';

type Opened = { of: Blob; pdf?: PDFDocumentProxy; isBroken?: boolean };

/** A PDF, opened once its bytes are here. Its reader's code comes with the first one. */
export function usePdf(file: Blob | undefined) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!file) return undefined;
    let isHere = true;
    let own: PDFDocumentProxy | undefined;
    import('./open-pdf.ts')
      .then(({ openPdf }) => openPdf(file))
      .then(
        (pdf) => {
          own = pdf;
          if (isHere) setOpened({ of: file, pdf });
          else void pdf.loadingTask.destroy();
        },
        () => isHere && setOpened({ of: file, isBroken: true }),
      );
    return () => {
      isHere = false;
      void own?.loadingTask.destroy();
    };
  }, [file]);
  return opened?.of === file ? opened : undefined;
}
