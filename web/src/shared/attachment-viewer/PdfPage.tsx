import { useEffect, useRef } from 'react';
import type { PDFDocumentProxy } from './open-pdf.ts';
import { fitToBox, type Box } from './viewer-geometry.ts';

type Props = {
  pdf: PDFDocumentProxy;
  page: number;
  room: Box;
  zoom: number;
  turn: number;
  name: string;
  onBroken: () => void;
};

/** The longer side of what is drawn at most, in pixels: a telephone has no memory for more, and it is sharp enough. */
const maxPixels = 4096;
/** While one pinches, what is drawn is stretched; it is drawn anew when the fingers rest. */
const restMs = 120;

/** One page of a PDF, at its size on screen. Only the current page is drawn. */
export function PdfPage({ pdf, page, room, zoom, turn, name, onBroken }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    async function draw() {
      const sheet = await pdf.getPage(page);
      const plain = sheet.getViewport({ scale: 1, rotation: (sheet.rotate + turn) % 360 });
      const size = fitToBox(plain, room, 0);
      const box = canvas.current;
      if (!isHere || !box) return;
      box.style.inlineSize = `${size.width * zoom}px`;
      box.style.blockSize = `${size.height * zoom}px`;
      const wanted = Math.max(size.width, size.height) * zoom * devicePixelRatio;
      const scale = Math.min(wanted, maxPixels) / Math.max(plain.width, plain.height) || 1;
      const viewport = sheet.getViewport({ scale, rotation: (sheet.rotate + turn) % 360 });
      // Drawn beside what is seen, and put in its place when it is whole.
      const drawn = document.createElement('canvas');
      drawn.width = Math.max(1, Math.floor(viewport.width));
      drawn.height = Math.max(1, Math.floor(viewport.height));
      const task = sheet.render({ canvas: drawn, viewport });
      stop = () => task.cancel();
      await task.promise;
      if (!isHere) return;
      box.width = drawn.width;
      box.height = drawn.height;
      box.getContext('2d')!.drawImage(drawn, 0, 0);
    }
    const timer = setTimeout(
      () => void draw().catch(() => isHere && broken.current()),
      canvas.current?.width === 300 ? 0 : restMs,
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
      stop?.();
    };
  }, [pdf, page, room, zoom, turn]);
  return <canvas ref={canvas} role="img" aria-label={name} />;
}
