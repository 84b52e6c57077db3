import './news.css';
import { useEffect, useRef } from 'react';
import type { Change } from '@tzemed/contract/changes';
import { tellUnseen, useNews } from './news.ts';
import { useNewsWords } from './use-news-words.ts';

/** On a row: what has just been done to it elsewhere. Its row is tinted for as long as it says so. */
export function News({ id }: { id: string }) {
  const line = useNews(id);
  return line && <Line line={line} />;
}

function Line({ line }: { line: Change }) {
  const words = useNewsWords();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const row = place.current;
    if (row && isOutOfSight(row)) tellUnseen({ line, row });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes
  }, []);
  return (
    <p ref={place} className="news">
      {words([line])}
    </p>
  );
}

function isOutOfSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}
