import { useState, type DragEvent } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A place on which files can be dropped: what it needs, and whether some are held over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  /** A pointer enters what lies in it before it leaves what it was in. */
  const [depth, setDepth] = useState(0);
  const place = {
    onDragEnter: (event: DragEvent) => holdsFiles(event) && setDepth((now) => now + 1),
    onDragLeave: (event: DragEvent) => holdsFiles(event) && setDepth((now) => Math.max(0, now - 1)),
    onDragOver: (event: DragEvent) => holdsFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDepth(0);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver: depth > 0, place };
}
