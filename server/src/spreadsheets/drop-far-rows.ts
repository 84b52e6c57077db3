/*
 * A workbook's reader makes a row for each number up to the last one, so that one empty cell with a format in row 1,048,576
 * costs as much as a million rows.
 */
const rowPattern = /<((?:\w+:)?)row\b([^>]*?)(?:\/>|>([^]*?)<\/\1row>)/g;
const cellPattern = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([^]*?)<\/\1c>)/g;
const textIn = (xml: string) => xml.replaceAll(/<[^>]*>/g, '');
const isBlank = (xml: string) => textIn(xml).trim() === '';

/** Indexes of the shared strings that are blank. */
function blankStrings(sharedStrings: string): ReadonlySet<number> {
  const strings = sharedStrings.matchAll(/<((?:\w+:)?)si\b[^>]*?(?:\/>|>([^]*?)<\/\1si>)/g);
  return new Set([...strings].flatMap(([, , content = ''], nth) => (isBlank(content) ? [nth] : [])));
}

/**
 * Drops the rows of a worksheet beyond `maxRows`. When one of them has a value, a single row stays behind the last that is
 * read, so that the table still counts as too large.
 * @param sheet XML as Latin-1
 */
export function dropFarRows(sheet: string, sharedStrings: string, maxRows: number): string {
  const numberOf = (attributes: string) => Number(/\sr="(\d+)"/.exec(attributes)?.[1] ?? 0);
  if (!sheet.matchAll(/<(?:\w+:)?row\b[^>]*/g).some(([head]) => numberOf(head) > maxRows)) return sheet;
  const blank = blankStrings(sharedStrings);
  const hasValue = (row: string) =>
    row
      .matchAll(cellPattern)
      .some(([, , attributes = '', content = '']) =>
        /\st="s"/.test(attributes) && !/<(?:\w+:)?f\b/.test(content)
          ? !isBlank(content) && !blank.has(Number(textIn(content)))
          : !isBlank(content),
      );
  let kept = false;
  return sheet.replaceAll(rowPattern, (row, prefix: string, attributes: string, content = '') => {
    if (numberOf(attributes) <= maxRows) return row;
    if (kept || !hasValue(content as string)) return '';
    kept = true;
    const last = maxRows + 1;
    return `<${prefix}row r="${last}"><${prefix}c r="A${last}"><${prefix}v>1</${prefix}v></${prefix}c></${prefix}row>`;
  });
}
