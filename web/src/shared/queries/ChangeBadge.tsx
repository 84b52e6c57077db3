import './change-badge.css';
import { createElement } from 'react';
import { changeBadgeContent, useRemoteChange } from './change-marks.ts';
import { WaitingMark } from './waiting-mark.ts';

/** Badge on a row that somebody else has just changed, or that waits to be sent. The row is tinted while it is news. */
export function ChangeBadge({ id }: { id: string }) {
  const line = useRemoteChange(id);
  const drawn = changeBadgeContent.use((of) => of);
  return (
    <>
      {line && drawn && createElement(drawn, { line })}
      <WaitingMark id={id} />
    </>
  );
}
