import { textBlocks } from '../content/text-blocks.ts';

/** A line in which code stands between backticks. */
export const CodeLine = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    // Parts have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );

/** Paragraphs and lists of such lines. */
export const CodeText = ({ text }: { text: string }) =>
  textBlocks(text.replaceAll(/\n+/g, '\n')).map(({ isList, lines }) =>
    isList ? (
      <ul key={lines[0]}>
        {lines.map((line) => (
          <li key={line}>
            <CodeLine text={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]}>
        <CodeLine text={lines[0]!} />
      </p>
    ),
  );
