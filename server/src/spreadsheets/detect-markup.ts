export type Markup = 'html' | 'spreadsheetml' | 'page';

/** Begin of a file in which its root is: pages have many lines of styles and scripts before the first table. */
const looked = 65_536;

/**
 * Kind of a text of tags, however its file is named: banks call tables of HTML and of Excel 2003’s XML `.xls`. A `page`
 * is one that no table is read from; undefined for a text without tags.
 */
export function detectMarkup(text: string): Markup | undefined {
  const begin = text.slice(0, looked).trimStart();
  // A page with its pictures in one file, as browsers and Excel save it.
  if (
    /^(?:MIME-Version|Message-ID|Content-Type): /i.test(begin) ||
    /^From: [^\n]*\n(?:[\w-]+: [^\n]*\n)*?MIME-Version: /i.test(begin)
  )
    return 'page';
  if (!begin.startsWith('<')) return undefined;
  if (/<(?:\w+:)?Workbook[\s>]/.test(begin) && begin.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return 'spreadsheetml';
  if (/<(?:!doctype\s+html|html|head|body|table|meta|style|div|center|form)[\s>]/i.test(begin)) return 'html';
  return begin.startsWith('<?xml') ? 'page' : undefined;
}
