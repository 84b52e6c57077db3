import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Opens a PDF to be drawn page by page. Nothing in it is run: its scripts want a sandbox, which it is not given. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({ data, enableXfa: false, useWasm: false, stopAtErrors: false }).promise;
}

export type { PDFDocumentProxy };
