import '../../shared/queries/change-badge.css';
import { useEffect, useRef } from 'react';
import type { Change } from '@tzemed/contract/items/changes';
import { setOffscreenChange } from '../../shared/queries/change-marks.ts';
import { useChangeTexts } from './use-change-texts.ts';

/** Note on a row that has just been changed elsewhere. */
export function ChangeLine({ line }: { line: Change }) {
  const words = useChangeTexts();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const row = place.current;
    if (row && isOutOfSight(row)) setOffscreenChange({ line, row });
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
