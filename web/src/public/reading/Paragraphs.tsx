/** Text of several lines: those that begin with '- ' become lists, every other line a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return blocksOf(text).map((block) =>
    block.isList ? (
      <ul key={block.lines[0]}>
        {block.lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]}>{block.lines[0]}</p>
    ),
  );
}

/** Neighbouring list lines make one block. */
function blocksOf(text: string) {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isList = line.startsWith('- ');
    const last = blocks.at(-1);
    if (isList && last?.isList) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return blocks;
}
