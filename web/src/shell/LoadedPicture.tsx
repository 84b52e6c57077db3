import type { ReactNode } from 'react';
import { usePicture } from './use-picture.ts';

export function LoadedPicture({ path, children }: { path: string; children: ReactNode }) {
  const url = usePicture(path);
  return url ? <img src={url} alt="" /> : children;
}
