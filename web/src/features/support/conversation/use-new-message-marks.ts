import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a new message is marked. */
const freshMs = 6000;

const nothing: ReadonlySet<string> = new Set();

/** Ids of messages that arrived while the page was open, as long as they are marked as new. */
export function useNewMessageMarks(ids: readonly string[]) {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [fresh, setFresh] = useState(nothing);
  const all = ids.join(' ');
  useEffect(() => {
    const now = all.split(' ').filter(Boolean);
    const came = known.current ? now.filter((id) => !known.current!.has(id)) : [];
    known.current = new Set(now);
    if (came.length === 0) return;
    setFresh((before) => new Set([...before, ...came]));
    setTimeout(() => setFresh((before) => new Set([...before].filter((id) => !came.includes(id)))), freshMs);
  }, [all]);
  return fresh;
}
