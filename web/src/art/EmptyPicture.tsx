import { useEffect, useReducer } from 'react';
import type { EmptyArtName } from './EmptyArt.tsx';
import { part } from '../ui/use-part.ts';

const art = part(async () => (await import('./EmptyArt.tsx')).EmptyArt);

/** Its place is there at once; the picture comes when it is first needed, and is missed by nobody where it can't be had. */
export function EmptyPicture({ name }: { name: EmptyArtName }) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!art.isLoaded()) art.load().then(draw, () => undefined);
  }, []);
  return <div className="empty-picture">{art.isLoaded() && <art.Loaded name={name} />}</div>;
}
