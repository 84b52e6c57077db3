/** The shape of an article in a mail, which takes it as it is. */
type Span = { readonly text: string; readonly weight?: 'strong' | 'soft'; readonly url?: string };
type Block = { readonly kind: 'heading' | 'paragraph' | 'item'; readonly spans: readonly Span[] };

/** Patterns of Markdown that our mails do not support, and the words by which a line with one is refused. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/<[a-z!/?]/i, 'HTML is not supported'],
  [/!\[/, 'pictures are not supported'],
  [/^\s*(```|~~~)/, 'code is not supported'],
  [/^\s*>/, 'quotes are not supported'],
  [/^\s*\|/, 'tables are not supported'],
  [/^\s*\d+[.)]\s/, 'numbered lists are not supported: use -'],
  [/^\s*([-*_]\s*){3,}$/, 'lines across are not supported'],
  [/^\s+[-*]\s/, 'lists within lists are not supported'],
  [/^#{4,}\s/, 'headings have one to three #'],
];

const inline = /\[(?<label>[^\][\n]+)\]\((?<url>[^()\s]+)\)|\*\*(?<strong>[^*\n]+)\*\*|\*(?<soft>[^*\s][^*\n]*)\*/g;

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(inline)) {
    const { label, url, strong, soft } = match.groups!;
    if (match.index > from) spans.push({ text: text.slice(from, match.index) });
    spans.push(
      label === undefined
        ? { text: strong ?? soft!, weight: strong === undefined ? 'soft' : 'strong' }
        : { text: label, url: url! },
    );
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}

const isLink = (url: string) => /^(https:\/\/|mailto:)/.test(url) && URL.canParse(url);

function complaintAbout(line: string) {
  const [, words] = refusals.find(([shape]) => shape.test(line)) ?? [];
  if (words) return words;
  // Brackets that hold no whole link would be sent as they are.
  for (const [, url = ''] of line.matchAll(/\]\(([^)]*)\)?/g))
    if (!isLink(url)) return 'links begin with https:// or mailto:';
  return undefined;
}

/**
 * The blocks of a text in a subset of Markdown: headings, paragraphs, lists of one level, `**strong**`, `*soft*` and links.
 * Everything else is complained about by its line.
 */
export function readMarkdown(text: string, firstLine = 1): { blocks: Block[]; complaints: string[] } {
  const blocks: Block[] = [];
  const complaints: string[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const complaint = complaintAbout(line);
    if (complaint) complaints.push(`line ${firstLine + at}: ${complaint}`);
    const [, heading] = /^#{1,3}\s+(.*\S)/.exec(line) ?? [];
    const [, item] = /^[-*]\s+(.*\S)/.exec(line) ?? [];
    if (heading !== undefined || item !== undefined || !line.trim()) endParagraph();
    if (heading !== undefined) blocks.push({ kind: 'heading', spans: spansOf(heading) });
    else if (item !== undefined) blocks.push({ kind: 'item', spans: spansOf(item) });
    else if (line.trim()) paragraph.push(line.trim());
  }
  endParagraph();
  return { blocks, complaints };
}
