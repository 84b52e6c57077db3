/** A text file with a head of lines `key: value` between two lines `---`. */
export type FrontMatter = {
  readonly hasHead: boolean;
  readonly values: ReadonlyMap<string, string>;
  /** The text below the head, NFC. */
  readonly text: string;
  /** Number of its first line in the file. */
  readonly firstLine: number;
};

export function readFrontMatter(file: string): FrontMatter {
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const hasHead = lines[0] === '---' && end > 0;
  const head = hasHead ? lines.slice(1, end) : [];
  return {
    hasHead,
    values: new Map(head.filter((line) => line.trim()).map(pairOf)),
    text: lines
      .slice(hasHead ? end + 1 : 0)
      .join('\n')
      .normalize('NFC'),
    firstLine: hasHead ? end + 2 : 1,
  };
}

function pairOf(line: string) {
  const [key = '', ...rest] = line.split(':');
  return [key.trim(), rest.join(':').trim().normalize('NFC')] as const;
}

/** Characters that no page and no mail can show. */
export const hasForbidden = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text) || !text.isWellFormed();
