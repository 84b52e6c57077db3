import './news.css';
import { newsLine, useNews } from './news.ts';

/** On a row: what has just been done to it elsewhere. Its row is tinted for as long as it says so. */
export function News({ id }: { id: string }) {
  const line = useNews(id);
  const Line = newsLine.get();
  return line && Line && <Line line={line} />;
}
