import './change-badge.css';
import { createElement } from 'react';
import { changeBadgeContent, useRemoteChange } from './remote-changes.ts';

/** On a row: what has just been done to it elsewhere. Its row is tinted for as long as it says so. */
export function ChangeBadge({ id }: { id: string }) {
  const line = useRemoteChange(id);
  const drawn = changeBadgeContent.use((of) => of);
  return line && drawn && createElement(drawn, { line });
}
