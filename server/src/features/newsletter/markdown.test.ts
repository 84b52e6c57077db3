import { expect, it } from 'vitest';
import { readIssue } from './read-issue.ts';
import { readMarkdown } from './markdown.ts';

it('A text becomes headings, paragraphs, lists and links', () => {
  const text =
    '# חדש בצמד\r\n\nשורה אחת\nושורה **חזקה** ו*רכה*.\n\n- [לקריאה](https://tzemed.example/a?b=1&c=2)\n* 2 * 3 * 4';
  expect(readMarkdown(text)).toEqual({
    complaints: [],
    blocks: [
      { kind: 'heading', spans: [{ text: 'חדש בצמד' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'שורה אחת ושורה ' },
          { text: 'חזקה', weight: 'strong' },
          { text: ' ו' },
          { text: 'רכה', weight: 'soft' },
          { text: '.' },
        ],
      },
      { kind: 'item', spans: [{ text: 'לקריאה', url: 'https://tzemed.example/a?b=1&c=2' }] },
      { kind: 'item', spans: [{ text: '2 * 3 * 4' }] },
    ],
  });
});

it.each([
  ['<script>alert(1)</script>', 'HTML'],
  ['טקסט <b>חזק</b>', 'HTML'],
  ['<!-- הערה -->', 'HTML'],
  ['![כלב](https://tzemed.example/dog.png)', 'pictures'],
  ['```', 'code'],
  ['> ציטוט', 'quotes'],
  ['| א | ב |', 'tables'],
  ['1. ראשון', 'numbered'],
  ['---', 'lines across'],
  ['  - פנימי', 'lists within lists'],
  ['#### עמוק', 'headings'],
  ['[כאן](javascript:alert(1))', 'links'],
  ['[כאן](http://tzemed.example)', 'links'],
  ['[כאן](https://)', 'links'],
  ['[כאן](/contact)', 'links'],
])('Markdown that mails cannot show is refused with its line: %s', (line, words) => {
  expect(readMarkdown(`שלום\n\n${line}`, 6).complaints).toEqual([expect.stringContaining(`line 8: ${words}`)]);
});

const head = (lines: string, text = 'שלום') => `---\n${lines}\n---\n${text}`;
const good = 'name: 2026-12\nlanguage: he\nsubject: חדשות: דצמבר';

it('The head of a file names the issue, its language and its subject', () => {
  expect(readIssue(`\uFEFF${head(good).replaceAll('\n', '\r\n')}`)).toEqual({
    issue: { name: '2026-12', language: 'he', subject: 'חדשות: דצמבר', text: 'שלום' },
    complaints: [],
  });
});

it.each([
  ['no head', 'שלום', /begins with a line ---/],
  ['an empty file', '', /begins with a line ---/],
  ['no name', head('language: he\nsubject: א'), /^name:/m],
  ['a name with spaces', head('name: a b\nlanguage: he\nsubject: א'), /^name:/m],
  ['another language', head('name: a\nlanguage: fr\nsubject: א'), /^language:/m],
  ['no subject', head('name: a\nlanguage: he\nsubject:'), /^subject:/m],
  ['a long subject', head(`name: a\nlanguage: he\nsubject: ${'א'.repeat(101)}`), /^subject:/m],
  ['a carriage return in the subject', head('name: a\nlanguage: he\nsubject: א\rBcc: b'), /^subject: no control/m],
  ['the word in the subject', head('name: a\nlanguage: he\nsubject: פרסומת: א'), /by itself/],
  ['an unknown key', head(`${good}\nbcc: all`), /no bcc:/],
  ['no text', head(good, '\n \n'), /no text/],
  ['a text without end', head(good, 'א'.repeat(50_001)), /more than 50000/],
  ['characters that cannot be shown', head(good, 'א\u0000'), /cannot be shown/],
])('A file with %s is refused', (_, file, complaint) => {
  expect(readIssue(file).complaints.join('\n')).toMatch(complaint);
});
