/** Words for the page's script, as data beside it: a script then carries no language at all. */
export const PageWords = ({ words }: { words: Record<string, string> }) => (
  <script
    id="words"
    type="application/json"
    // `<` could end the element early.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(words).replaceAll('<', '\\u003c') }}
  />
);
