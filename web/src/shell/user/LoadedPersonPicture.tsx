import type { ReactNode } from 'react';
import { usePersonPicture } from './use-person-picture.ts';

export function LoadedPersonPicture({ path, children }: { path: string; children: ReactNode }) {
  const url = usePersonPicture(path);
  return url ? <img src={url} alt="" /> : children;
}
