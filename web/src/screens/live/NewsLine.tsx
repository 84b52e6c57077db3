import '../../shared/news.css';
import { useEffect, useRef } from 'react';
import type { Change } from '@tzemed/contract/changes';
import { tellUnseen } from '../../shared/news.ts';
import { useNewsWords } from './use-news-words.ts';

/** What has just been done to a row elsewhere. */
export function NewsLine({ line }: { line: Change }) {
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
