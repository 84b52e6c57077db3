// First words of comments and of test titles. `first-words.test.mjs` checks the whole tree.

/** A comment that begins with one of these has its subject elsewhere: "What a list is sorted by" is "Sort order of a list". */
const relative = 'what|whatever|who|whoever|whose|whom|whomever|where|wherever|which|whichever|whether|why|how';
const preposition = 'of|by|with|in|at|as|into|upon|among|behind|beside|beyond|under|than';

const comment = new RegExp(`^["'(\`“]?(${relative}|${preposition})\\b`, 'i');
const title = new RegExp(`^(${relative})\\b`, 'i');

/** A comment on a line of its own, or after code; `--` in SQL. */
const starts = {
  code: /(?:^|[\s;,{(])(?:\/\/ |\/\*\*? )(.+)/,
  sql: /(?:^|\s)-- (.+)/,
};
/** A line that continues the comment of the line before. */
const continues = { code: /^\s*\/\/ /, sql: /^\s*-- / };
const testTitle = /^\s*(?:test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*['"`](.+)/;

/** Comments and test titles of a file that begin with such a word, one line each with its remedy. */
export function weakFirstWords(file, text) {
  const kind = file.endsWith('.sql') ? 'sql' : 'code';
  const isTest = /\.(test|spec)\.\w+$/.test(file);
  const found = [];
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const tell = (what, words) =>
      found.push(
        `${file}:${index + 1}: ${what} "${words.slice(0, 40)}": begin with its subject (CONTRIBUTING.md, Write)`,
      );
    // The text of a block comment may begin on its second line.
    const first =
      /^\s*\/\*\*?$/.test(lines[index - 1] ?? '') && kind === 'code' ? line.replace(/^\s*\* ?/, '') : undefined;
    const isContinued = continues[kind].test(line) && continues[kind].test(lines[index - 1] ?? '');
    const words = first ?? (isContinued ? undefined : starts[kind].exec(line)?.[1]);
    if (words && comment.test(words)) tell('comment', words);
    const called = isTest ? testTitle.exec(line)?.[1] : undefined;
    if (called && title.test(called)) tell('title', called);
  });
  return found;
}
