import { describe, expect, it } from 'vitest';
import { patienceScale } from '../lib/process/patience-scale.ts';
import { decodeText } from './decode-text.ts';
import { detectMarkup } from './detect-markup.ts';
import { readHtml } from './read-html.ts';
import { readSpreadsheetMl } from './read-spreadsheetml.ts';

const bounds = { maxRows: 50, maxColumns: 10, maxUnfolded: 1 };
const html = (text: string) => readHtml(text, bounds).rows;
const faultOf = (read: () => unknown) => {
  try {
    read();
    return 'read';
  } catch (error) {
    return (error as { fault?: string }).fault;
  }
};

describe('A table of HTML', () => {
  it.each<[string, string, unknown[][]]>([
    [
      'closed tags',
      '<table><tr><th>תאריך</th><th>סכום</th></tr><tr><td>05/03/2026</td><td>10.00</td></tr></table>',
      [
        ['תאריך', 'סכום'],
        ['05/03/2026', '10.00'],
      ],
    ],
    [
      'tags that others close',
      '<TABLE><THEAD><TR><TH>א<TH>ב<TBODY><TR><TD>1<TD>2<TR><TD>3</TABLE>',
      [['א', 'ב'], ['1', '2'], ['3']],
    ],
    ['cells without a row', '<table><td>1<td>2</table>', [['1', '2']]],
    ['an end that is missing', '<table><tr><td>1<td>2', [['1', '2']]],
    [
      'entities, blanks and lines',
      '<table><tr><td>&quot;H&M&quot; &#1513;&amp;&nbsp;x</td><td>\n  שק\n  <b>מזון</b> <i> 15</i>\n<br>ק"ג<p>שורה</p></td><td>&nbsp;</td></tr></table>',
      [['"H&M" ש& x', 'שק מזון 15\nק"ג\nשורה']],
    ],
    [
      'scripts, styles and comments',
      '<html><head><title>t</title><style>td{a:"<td>"}</style></head><body>x<table><!-- <tr><td>no --><tr><td>1<script>"</td><td>no"</script></td><td><style>x</style>2</td></tr></table>y</body></html>',
      [['1', '2']],
    ],
    [
      'cells over several columns and rows',
      '<table><tr><td colspan="2">a</td><td rowspan="2">b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr><tr><td rowspan="0" colspan="x">f</td><td>g</td></tr></table>',
      [
        ['a', '', 'b'],
        ['c', 'd', '', 'e'],
        ['f', 'g'],
      ],
    ],
    [
      'several tables',
      '<table><tr><td>חשבון</td></tr></table><table><tr><td>1</td><td>2</td></tr></table>',
      [['חשבון'], ['1', '2']],
    ],
    [
      'tables within cells',
      '<table><tr><td>תפריט<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table></td><td>סוף</td></tr></table>',
      [['תפריט', 'סוף'], ['1', '2'], ['3']],
    ],
    [
      'footnotes apart from their sum',
      '<table><tr><td>5<sup>1</sup></td><td>12<sub>a</sub>x</td></tr></table>',
      [['5 1', '12 a x']],
    ],
    [
      'formulas',
      '<table><tr><td>=1+1</td><td x:fmla="=A1">3</td></tr></table>',
      [[{ computed: '=1+1' }, { computed: '3' }]],
    ],
    [
      'sums as they are shown',
      '<table><tr><td x:num="84.745762711864">84.75</td><td sdval="1">₪ 1.00</td></tr></table>',
      [['84.75', '₪ 1.00']],
    ],
    [
      'entities of a document type, as text',
      '<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><table><tr><td>&b;</td></tr></table>',
      [['&b;']],
    ],
  ])('is read with %s', (_what, text, rows) => {
    expect(html(text)).toEqual(rows);
  });

  it('is refused where it is none, empty, too large or too wide', () => {
    expect(faultOf(() => html('<html><frameset><frame src="sheet001.htm"></frameset></html>'))).toBe('tableIsPage');
    expect(faultOf(() => html('<table><tr><td>&nbsp;</td></tr></table>'))).toBe('fileEmpty');
    expect(faultOf(() => html(`<table>${'<tr><td>1'.repeat(51)}</table>`))).toBe('tableTooLarge');
    expect(faultOf(() => html(`<table><tr>${'<td>1'.repeat(11)}</table>`))).toBe('tableTooWide');
    expect(html(`<table><tr><td>1${'<tr><td>'.repeat(100_000)}</table>`)).toEqual([['1']]);
    expect(html(`<table><tr><td>1${'<td colspan=1000 rowspan=1000>'.repeat(10_000)}</table>`)).toEqual([['1']]);
  });

  it('is read in time that grows with its length, however its tags are nested', () => {
    const began = performance.now();
    for (const tag of [
      '<b>',
      '<table>',
      '<div class=x>',
      '<td>',
      '<a',
      '<!--',
      '<td rowspan=9 colspan=9>',
      '&amp',
      '<script>',
    ])
      faultOf(() => html(`<table><tr><td>1<td>2</table>${tag.repeat(500_000 / tag.length)}`));
    expect(performance.now() - began).toBeLessThan(5000 * patienceScale);
  });
});

/** A workbook of Excel 2003. */
const workbook = (content: string, prefix = '') =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><${prefix}Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${content}</${prefix}Workbook>`;
const row = (...cells: string[]) => `<Row>${cells.join('')}</Row>`;
const text = (content: string) => `<Cell><Data ss:Type="String">${content}</Data></Cell>`;
const number = (content: number, attributes = '') =>
  `<Cell${attributes}><Data ss:Type="Number">${content}</Data></Cell>`;
const sheet = (name: string, rows: string, more = '') =>
  `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${more}</Worksheet>`;
const table = (...rows: string[]) => sheet('גיליון', rows.join(''));
const read = (content: string, wanted?: string) => readSpreadsheetMl(workbook(content), bounds, wanted);

describe('A workbook of SpreadsheetML', () => {
  it('is read with the kinds of its cells', () => {
    const day = '<Cell><Data ss:Type="DateTime">2026-03-05T00:00:00.000</Data></Cell>';
    const found = read(
      table(
        row(text('תאריך'), text('תיאור'), text('סכום')),
        row(day, text('<![CDATA[H&M <x>]]> &quot;שק&quot;&#10;15'), number(289.9)),
        row(
          '<Cell/>',
          '<Cell><Data ss:Type="Boolean">1</Data></Cell>',
          '<Cell ss:Formula="=R[-1]C"><Data ss:Type="Number">5</Data></Cell>',
        ),
      ),
    );
    expect(found).toMatchObject({ format: 'spreadsheetml', sheet: 'גיליון', sheets: ['גיליון'], is1904: false });
    expect(found.rows).toEqual([
      ['תאריך', 'תיאור', 'סכום'],
      ['2026-03-05', 'H&M <x> "שק"\n15', '289.9'],
      ['', 'true', { computed: '5' }],
    ]);
  });

  it('has its cells where their numbers say, and no notes in them', () => {
    const note = '<Comment><ss:Data xmlns="x">הערה</ss:Data></Comment>';
    const at = (index: number, content: string) =>
      `<Cell ss:Index="${index}" ss:MergeAcross="1"><Data ss:Type="String">${content}</Data>${note}</Cell>`;
    expect(
      read(table(`<Row ss:Index="2" ss:Span="1">${at(2, 'א')}${text('ב')}</Row>`, row(text('<B>ג</B>ד')))).rows,
    ).toEqual([[], ['', 'א', '', 'ב'], [], ['גד']]);
    expect(
      readSpreadsheetMl(
        workbook(sheet('א', row(text('1'), text('2'))).replaceAll(/<(\/?)(?=\w)/g, '<$1ss:'), 'ss:'),
        bounds,
        undefined,
      ).rows,
    ).toEqual([['1', '2']]);
  });

  it('has its sums as their formats show them', () => {
    const styles = [
      ['Default', '', ''],
      ['two', '', 'Fixed'],
      ['child', ' ss:Parent="two"', ''],
      ['dollar', '', '[$$-409]#,##0.00'],
      ['euro', '', 'Euro Currency'],
      ['shekel', '', '[$₪-40D]#,##0.00'],
      ['loop', ' ss:Parent="loop"', ''],
    ].map(
      ([id, parent, format]) =>
        `<Style ss:ID="${id}"${parent}>${format === '' ? '' : `<NumberFormat ss:Format="${format}"/>`}</Style>`,
    );
    const styled = (id: string) => number(84.745762711864, ` ss:StyleID="${id}"`);
    const found = read(
      `<Styles>${styles.join('')}</Styles>${table(
        '<Column/><Column ss:StyleID="two" ss:Span="1"/>',
        row(...['two', 'child', 'dollar', 'euro', 'shekel', 'loop'].map(styled)),
        row(...Array.from({ length: 4 }, () => number(84.745762711864))),
        `<Row ss:StyleID="dollar">${number(1)}</Row>`,
      )}`,
    );
    expect(found.rows).toEqual([
      ['84.75', '84.75', '$ 84.75', '€ 84.75', '84.75', '84.745762711864'],
      ['84.745762711864', '84.75', '84.75', '84.745762711864'],
      ['$ 1'],
    ]);
  });

  it('is read by its first sheet with a table, or by the one that is asked for', () => {
    const rows = row(text('1'), text('2')).repeat(2);
    const hide = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>';
    const content = `<ExcelWorkbook><ActiveSheet>3</ActiveSheet><Date1904/></ExcelWorkbook>${sheet('סוד', rows, hide)}${sheet('א', row(text('כותרת')))}${sheet('ב', rows)}${sheet('ג', rows)}`;
    expect(read(content)).toMatchObject({ sheet: 'ג', sheets: ['א', 'ב', 'ג'], is1904: true });
    expect(read(content, 'ב')).toMatchObject({ sheet: 'ב' });
    expect(faultOf(() => read(content, 'סוד'))).toBe('fileEmpty');
    expect(read(`${sheet('א', rows)}${sheet('ב', '')}`, 'ב')).toMatchObject({ rows: [] });
  });

  it('makes nothing for what is empty, and expands no entities', () => {
    expect(
      read(table(row(text('1')), '<Row ss:Index="1048576"><Cell ss:Index="16384" ss:StyleID="a"/></Row>')).rows,
    ).toEqual([['1']]);
    expect(faultOf(() => read(table(`<Row ss:Index="1048576">${text('1')}</Row>`)))).toBe('tableTooLarge');
    expect(faultOf(() => read(table(row(`<Cell ss:Index="16384"><Data ss:Type="String">1</Data></Cell>`))))).toBe(
      'tableTooWide',
    );
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">${'<!ENTITY b "&a;&a;&a;&a;">'.repeat(1000)}]>`;
    expect(readSpreadsheetMl(bomb + workbook(table(row(text('&b;')))), bounds, undefined).rows).toEqual([['&b;']]);
    expect(faultOf(() => readSpreadsheetMl(workbook(''), bounds, undefined))).toBe('fileEmpty');
  });
});

it.each([
  ['<table><tr><td>1</td></tr></table>', 'html'],
  [' \r\n<!-- x --><html xmlns:x="urn:schemas-microsoft-com:office:excel">', 'html'],
  ['<!DOCTYPE HTML PUBLIC "x">', 'html'],
  ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1255"><table>', 'html'],
  ['<?xml version="1.0"?><html>', 'html'],
  [workbook(''), 'spreadsheetml'],
  [workbook('', 'ss:'), 'spreadsheetml'],
  ['<?xml version="1.0"?><office:document>', 'page'],
  ['MIME-Version: 1.0\r\nContent-Type: multipart/related', 'page'],
  ['From: <Saved by Blink>\nSubject: x\nMIME-Version: 1.0', 'page'],
  ['תאריך,תיאור\n1,<table>', undefined],
  ['<חדש>,תיאור\n1,2', undefined],
])('%j is %s', (content, markup) => {
  expect(detectMarkup(content)).toBe(markup);
});

it('A page is read in the encoding that it says, unless it is Unicode', () => {
  const bytes = (text: string, tail: number[]) => Uint8Array.from([...Buffer.from(text, 'latin1'), ...tail]);
  const said = (label: string) => `<meta charset="${label}"><table><tr><td>`;
  expect(decodeText(bytes(said('windows-1256'), [0xc7, 0xe1]))).toContain('ال');
  expect(decodeText(bytes(said('iso-8859-8-i'), [0xf9, 0xf7]))).toContain('שק');
  expect(decodeText(bytes(said('utf-8'), [0xf9, 0xf7]))).toContain('שק');
  expect(decodeText(bytes(said('nothing'), [0xf9, 0xf7]))).toContain('שק');
  expect(decodeText(bytes('<?xml version="1.0" encoding="windows-1256"?>', [0xc7]))).toContain('ا');
  expect(decodeText(bytes('x charset=windows-1256,', [0xf9]))).toContain('ש');
  expect(decodeText(new TextEncoder().encode(`${said('windows-1255')}שק`))).toContain('שק');
});
