import './news.css';
import { createElement } from 'react';
import { newsLine, useNews } from './news.ts';

/** On a row: what has just been done to it elsewhere. Its row is tinted for as long as it says so. */
export function News({ id }: { id: string }) {
  const line = useNews(id);
  const drawn = newsLine.use((of) => of);
  return line && drawn && createElement(drawn, { line });
}
