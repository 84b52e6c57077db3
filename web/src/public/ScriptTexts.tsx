import { inlineJson } from './inline-json.ts';

/** Words for the page's script, as data beside it: a script then carries no language at all. */
export const ScriptTexts = ({ words }: { words: Record<string, string> }) => (
  <script id="words" type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(words) }} />
);
