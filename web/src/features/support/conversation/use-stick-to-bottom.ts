import { useEffect, useRef, useState } from 'react';
import { isMotionAllowed } from '../../../ui/motion.ts';

/**
 * Keeps the foot of a conversation in sight: when it opens, when one writes oneself, and when something comes while it is seen.
 * A reader further up is told instead, by `isBelow`.
 */
export function useStickToBottom(lastId: string | undefined, isOwn: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  const isSeen = useRef(true);
  const shown = useRef<string>(undefined);
  const [isBelow, setBelow] = useState(false);

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis) || !foot.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      isSeen.current = entries.at(-1)!.isIntersecting;
      if (isSeen.current) setBelow(false);
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (lastId === undefined || lastId === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = lastId;
    if (isFirst) foot.current?.scrollIntoView({ block: 'nearest' });
    else if (isOwn || isSeen.current) glideTo(foot.current);
    else setBelow(true);
  }, [lastId, isOwn]);

  return { foot, isBelow, show: () => glideTo(foot.current) };
}

const glideTo = (place: Element | null) =>
  place?.scrollIntoView({ block: 'nearest', behavior: isMotionAllowed() ? 'smooth' : 'auto' });
