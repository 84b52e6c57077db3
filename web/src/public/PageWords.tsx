import { jsonInPage } from './json-in-page.ts';

/** Words for the page's script, as data beside it: a script then carries no language at all. */
export const PageWords = ({ words }: { words: Record<string, string> }) => (
  <script id="words" type="application/json" dangerouslySetInnerHTML={{ __html: jsonInPage(words) }} />
);
