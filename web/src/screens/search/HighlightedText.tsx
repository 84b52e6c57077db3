import type { ReactNode } from 'react';
import type { SearchHit } from '@tzemed/contract/items/search';
import { ltrTailOf } from '../../shared/attachments/ltr-tail.ts';

type Text = SearchHit['title'];

/** A text of whatever writing, in which the words are marked that were found. */
export const HighlightedText = ({ text, marks }: Text) => <bdi>{pieces({ text, marks }, 0, text.length)}</bdi>;

/** The same of a file's name, whose ending stays at its end. */
export function HighlightedFileName({ text, marks }: Text) {
  const at = ltrTailOf(text);
  return (
    <bdi>
      {pieces({ text, marks }, 0, at)}
      <bdi dir="ltr">{pieces({ text, marks }, at, text.length)}</bdi>
    </bdi>
  );
}

function pieces({ text, marks }: Text, begin: number, end: number): ReactNode[] {
  let at = begin;
  const said: ReactNode[] = [];
  for (const [from = 0, to = 0] of marks) {
    const [first, last] = [Math.max(from, at), Math.min(to, end)];
    if (first >= last) continue;
    said.push(text.slice(at, first), <mark key={first}>{text.slice(first, last)}</mark>);
    at = last;
  }
  return [...said, text.slice(at, end)];
}
