import './change-badge.css';
import { createElement } from 'react';
import { changeBadgeContent, useRemoteChange } from './change-marks.ts';

/** Badge on a row that somebody else has just changed. The row is tinted while the badge is shown. */
export function ChangeBadge({ id }: { id: string }) {
  const line = useRemoteChange(id);
  const drawn = changeBadgeContent.use((of) => of);
  return line && drawn && createElement(drawn, { line });
}
