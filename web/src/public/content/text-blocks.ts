/** Lines of a text: those that begin with '- ' are list lines, and neighbouring ones make one block. */
export function textBlocks(text: string) {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isList = line.startsWith('- ');
    const shown = isList ? line.slice(2) : line;
    const last = blocks.at(-1);
    if (isList && last?.isList) last.lines.push(shown);
    else blocks.push({ isList, lines: [shown] });
  }
  return blocks;
}
