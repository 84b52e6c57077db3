import { Tokenizer, TokenizerMode } from 'parse5';

/** Called for each tag and text of a page, in order. Names are small letters. */
export type MarkupHandler = {
  readonly onStart: (name: string, attributes: Attributes) => void;
  readonly onEnd: (name: string) => void;
  readonly onText: (text: string) => void;
};
export type Attributes = readonly { readonly name: string; readonly value: string }[];

const textModes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/**
 * Reads the tags of HTML or XML as they stand, without a tree: its time grows with the length of the text alone, however
 * tags are nested, and no entity of a document type is known.
 */
export function readMarkup(text: string, kind: 'html' | 'xml', { onStart, onEnd, onText }: MarkupHandler) {
  const ignore = () => undefined;
  const onCharacter = ({ chars }: { readonly chars: string }) => onText(chars);
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs, selfClosing }) {
        onStart(tagName, attrs);
        if (kind === 'xml' && selfClosing) onEnd(tagName);
        if (kind === 'html') tokenizer.state = textModes[tagName] ?? tokenizer.state;
      },
      onEndTag: ({ tagName }) => onEnd(tagName),
      onCharacter,
      onWhitespaceCharacter: onCharacter,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  // CDATA is a comment in HTML.
  tokenizer.inForeignNode = kind === 'xml';
  tokenizer.write(text, true);
}

/** Value of an attribute, with or without a prefix: `ss:Name` is `name`. */
export const attributeOf = (attributes: Attributes, name: string) =>
  attributes.find((one) => one.name === name || one.name.endsWith(`:${name}`))?.value;
