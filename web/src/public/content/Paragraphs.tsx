import { textBlocks } from './text-blocks.ts';

/** Text of several lines: those that begin with '- ' become lists, every other line a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return textBlocks(text).map((block) =>
    block.isList ? (
      <ul key={block.lines[0]}>
        {block.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]}>{block.lines[0]}</p>
    ),
  );
}
