import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { writeXlsx, type WriteOptions } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { patienceScale } from '../lib/process/patience-scale.ts';
import { withPatchedProcesses } from '../testing/process/patched-processes.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const bounds = { maxRows: 10_020, maxColumns: 100, maxUnfolded: 64 * 1024 * 1024 };
let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tzemed-sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array, sheet?: string) {
  const file = path.join(folder, String((count += 1)));
  await writeFile(file, content);
  return readSpreadsheet('somebody', { path: file, bounds, sheet });
}
const rowsOf = async (content: string | Uint8Array) => (await read(content)).rows;
const faultOf = (content: string | Uint8Array) =>
  read(content).then(
    () => 'read',
    ({ fields }: { fields: { file: string } }) => fields.file,
  );

const table = [
  ['תאריך', 'תיאור', 'סכום'],
  ['05.03.2025', 'שק 15 ק״ג', '289.90'],
];
const windows1255 = (text: string) => {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1255').decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => letters.get(letter)!);
};
const utf16 = (text: string, { mark = true, big = false } = {}) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('A CSV', () => {
  const text = table.map((row) => row.join(',')).join('\r\n');
  it.each([
    ['UTF-8', text],
    ['UTF-8 with a mark', `\uFEFF${text}`],
    ['Windows-1255', windows1255(text)],
    ['UTF-16', utf16(text)],
    ['UTF-16 of the other end', utf16(text, { big: true })],
    ['UTF-16 without a mark', utf16(text, { mark: false })],
  ])('is read as %s', async (_name, content) => {
    expect(await rowsOf(content)).toEqual(table);
  });

  it.each([
    ['CR LF, then LF', 'א,ב\r\n1,2\n3,4\n'],
    ['LF, then CR LF', 'א,ב\n1,2\r\n3,4\r\n'],
    ['CR, then LF', 'א,ב\r1,2\n3,4'],
    ['CR LF, then CR', 'א,ב\r\n1,2\r3,4'],
    ['CR CR LF', 'א,ב\r\r\n1,2\r\r\n3,4\r\r\n'],
    ['CR', 'א,ב\r1,2\r3,4\r'],
  ])('is split into its rows where its lines end in %s', async (_name, content) => {
    expect(await rowsOf(content)).toEqual([
      ['א', 'ב'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('keeps the line ends of a cell in quotes', async () => {
    expect(await rowsOf('א,ב\r\n1,"a\nb\r\nc"\n3,4')).toEqual([
      ['א', 'ב'],
      ['1', 'a\nb\r\nc'],
      ['3', '4'],
    ]);
  });

  const long = `${text}\r\n${'06.03.2025,חול,40\r\n'.repeat(500)}`;
  const ends = [
    '\u001a',
    '\u001a'.repeat(128),
    '\u0000',
    '\u0000'.repeat(64),
    '\r\n\u001a\r\n',
    '\n \u0000\u001a\u0000 \n',
  ];
  it.each(ends)('ends before the marks of its end: %j', async (end) => {
    expect(await rowsOf(text + end)).toEqual(table);
    expect(await rowsOf(Buffer.concat([windows1255(text), Buffer.from(end)]))).toEqual(table);
    for (const big of [false, true])
      for (const mark of [false, true]) expect(await rowsOf(utf16(text + end, { big, mark }))).toEqual(table);
    expect(await rowsOf(Buffer.concat([utf16(text), Buffer.from('\u001a')]))).toEqual(table);
    expect((await rowsOf(long + end)).at(-1)).toEqual(['06.03.2025', 'חול', '40']);
  });

  it('that is nothing but marks of its end is empty, and five million of them are read at once', async () => {
    expect(await faultOf('\u001a')).toBe('fileEmpty');
    expect(await faultOf(Buffer.alloc(5_000_000))).toBe('fileEmpty');
    expect(await faultOf(`${'\u0000'.repeat(4_999_990)}x`)).toBe('fileNotTable');
    expect(await rowsOf(`${text}${' '.repeat(4_999_000)}\u001a`)).toEqual(table);
  });

  it('is read without the million empty rows at its end, with any separator', async () => {
    for (const separator of [',', ';', '\t'])
      expect(
        await rowsOf(
          `${table.map((row) => row.join(separator)).join('\n')}\n${`${separator.repeat(2)}\r\n`.repeat(1_200_000)}`,
        ),
      ).toEqual(table);
    expect(await rowsOf(`sep=|\n1|2\n${'|\n'.repeat(1_200_000)}`)).toEqual([[], ['1', '2']]);
    expect(await rowsOf(`1,2${','.repeat(100_000)}`)).toEqual([['1', '2']]);
  });

  it('loses the mark before a sign of full width', async () => {
    expect(await rowsOf("א,ב\n'＝1,''＠2")).toEqual([
      ['א', 'ב'],
      ['＝1', "'＠2"],
    ]);
  });

  it.each([',', ';', '\t'])('is read with %j between its cells', async (separator) => {
    expect(await rowsOf(table.map((row) => row.join(separator)).join('\n'))).toEqual(table);
  });

  it('says by Excel’s own line what stands between its cells', async () => {
    expect(await rowsOf('sep=;\r\na,b;c\r\n1;2')).toEqual([[], ['a,b', 'c'], ['1', '2']]);
  });

  it('has quotes, lines within a cell, and quotes where none belong', async () => {
    expect(await rowsOf('a,b\n"x, ""y""\nz",שק 15 ק"ג\n,\n1,2\n\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', 'שק 15 ק"ג'],
      [],
      ['1', '2'],
    ]);
    expect(await rowsOf('a,b\n"x,y\n1,2')).toEqual([
      ['a', 'b'],
      ['"x', 'y'],
      ['1', '2'],
    ]);
  });

  it('computes nothing: what would be is told apart, and what only looks so is text', async () => {
    expect(await rowsOf(`a,b\n"=1+1",'=1+1\n-5,''=x\n`)).toEqual([
      ['a', 'b'],
      [{ computed: '=1+1' }, '=1+1'],
      ['-5', "'=x"],
    ]);
  });
});

describe('A file that is called .xls', () => {
  const page = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1255"></head><body><table>${table.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table></body></html>`;
  it.each([
    ['UTF-8', page],
    ['UTF-8 with a mark', `\uFEFF${page}`],
    ['Windows-1255', windows1255(page)],
    ['UTF-16', utf16(page)],
    ['UTF-8 with an end mark', `${page}\u001a`],
  ])('is read as HTML of %s', async (_name, content) => {
    expect(await read(content)).toMatchObject({ format: 'html', sheet: null, sheets: [], rows: table });
  });

  it('is read as SpreadsheetML', async () => {
    const rows = table.map(
      (row) => `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
    );
    const book = `<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="א"><Table>${rows.join('')}</Table></Worksheet></Workbook>`;
    expect(await read(book)).toMatchObject({ format: 'spreadsheetml', sheet: 'א', sheets: ['א'], rows: table });
    expect(await read(book, 'א')).toMatchObject({ rows: table });
  });

  it('is refused as a page where no table can be read', async () => {
    expect(await faultOf('<html><frameset><frame src="a.htm"></frameset></html>')).toBe('tableIsPage');
    expect(await faultOf('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<table>')).toBe('tableIsPage');
    expect(await faultOf('<?xml version="1.0"?><feed/>')).toBe('tableIsPage');
  });
});

describe('An XLSX', () => {
  const sheet = (rows: unknown[][], more: object = {}) =>
    ({ name: 'כל השנה', rows, ...more }) as WriteOptions['sheets'][0];

  it('is read with its numbers and days as they are seen', async () => {
    const day = new Date('2025-03-05T00:00:00Z');
    const found = await read(
      await writeXlsx({
        sheets: [
          sheet([
            ['תאריך', 'סכום'],
            [day, 289.9],
            [day, 0.1 + 0.2],
          ]),
        ],
      }),
    );
    expect(found).toMatchObject({ format: 'xlsx', sheet: 'כל השנה', is1904: false });
    expect(found.rows).toEqual([
      ['תאריך', 'סכום'],
      ['2025-03-05', '289.9'],
      ['2025-03-05', '0.3'],
    ]);
  });

  it('may count its days from 1904', async () => {
    const day = new Date('2025-03-05T00:00:00Z');
    const found = await read(await writeXlsx({ sheets: [sheet([['יום'], [day]])], dateSystem: '1904' }));
    expect([found.rows[1], found.is1904]).toEqual([['2025-03-05'], true]);
  });

  it('computes nothing: a cell with a formula tells what it last came to', async () => {
    const cells = new Map([['1,0', { value: 40, formula: 'SUM(A9:A10)', formulaResult: 40 }]]);
    expect(await rowsOf(await writeXlsx({ sheets: [sheet([['סכום'], [40]], { cells })] }))).toEqual([
      ['סכום'],
      [{ computed: '40' }],
    ]);
  });

  it('is read by the sheet that is asked for, and hidden ones are not', async () => {
    const sheets = [
      sheet([['סוד']], { name: 'א', hidden: true }),
      sheet([['ראשון']], { name: 'ב' }),
      sheet([['שני']], { name: 'ג' }),
    ];
    const bytes = await writeXlsx({ sheets, activeSheet: 1 });
    expect(await read(bytes)).toMatchObject({ sheet: 'ב', sheets: ['ב', 'ג'], rows: [['ראשון']] });
    expect(await read(bytes, 'ג')).toMatchObject({ sheet: 'ג', rows: [['שני']] });
    await expect(read(bytes, 'א')).rejects.toMatchObject({ status: 422 });
  });

  const title = [['הוצאות 2025'], [], ['בנק']];
  const head = [['תאריך', 'תיאור', 'סכום']];
  const rows = [...head, ['05.03.2025', 'שק', '10']];
  it.each<[string, unknown[][][], number, string]>([
    ['is empty', [[], rows, rows], 0, 'ב'],
    [
      'has blanks only',
      [
        [
          [' ', ' '],
          [' ', ''],
        ],
        rows,
      ],
      0,
      'ב',
    ],
    ['has a head only', [head, rows], 0, 'ב'],
    ['has a title only', [title, [], rows], 0, 'ג'],
    ['has a title only, and another is open', [title, rows, rows], 2, 'ג'],
    ['has a title only, and an empty one is open', [title, rows, []], 2, 'ב'],
    ['has rows, and another is open', [rows, rows], 1, 'א'],
    ['has a row without a head, and others have less', [title, [rows[1]!], head], 0, 'ב'],
    ['has text, and others have nothing', [title, []], 1, 'א'],
  ])('is read by the first sheet with a table where the first %s', async (_what, sheets, activeSheet, name) => {
    const names = ['א', 'ב', 'ג'].slice(0, sheets.length);
    const hidden = sheet(rows, { name: 'סוד', hidden: true });
    const bytes = await writeXlsx({
      sheets: [...sheets.map((one, at) => sheet(one, { name: names[at] })), hidden],
      activeSheet,
    });
    expect(await read(bytes)).toMatchObject({ sheet: name, sheets: names });
  });

  it('has an empty sheet as an empty table where that is asked for', async () => {
    const bytes = await writeXlsx({ sheets: [sheet(rows, { name: 'א' }), sheet([], { name: 'ב' })] });
    expect(await read(bytes, 'ב')).toMatchObject({ sheet: 'ב', sheets: ['א', 'ב'], rows: [] });
  });

  it('of which all sheets are empty is refused', async () => {
    expect(await faultOf(await writeXlsx({ sheets: [sheet([], { name: 'א' }), sheet([[' ']], { name: 'ב' })] }))).toBe(
      'fileEmpty',
    );
  });
});

/** A ZIP of entries whose sizes are what is said of them. */
async function zip(entries: Record<string, string | Uint8Array>) {
  const made = new ZipFile();
  for (const [name, content] of Object.entries(entries)) made.addBuffer(Buffer.from(content), name);
  made.end();
  return buffer(made.outputStream as unknown as AsyncIterable<Buffer>);
}

const worksheetStart = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
/** A workbook of one sheet, as XML. `more`: what stands behind its rows. */
const workbook = (sheet: string, sharedStrings: string, more = '') =>
  workbookOf(`${worksheetStart}${sheet}</sheetData>${more}</worksheet>`, sharedStrings);
const workbookOf = (worksheet: string, sharedStrings: string) =>
  zip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    'xl/sharedStrings.xml': sharedStrings,
    'xl/worksheets/sheet1.xml': worksheet,
  });
const withFarCell = (cell: string) =>
  workbook(
    `<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="inlineStr"><is><t>שק</t></is></c></row><row r="2"/><row r="1048576">${cell}</row>`,
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t xml:space="preserve"> </t></si><si><t>a</t></si></sst>',
  );

it.each([
  ['is empty and has a format', '<c r="A1048576" s="2" t="n"/>'],
  ['holds a blank', '<c r="A1048576" t="inlineStr"><is><t xml:space="preserve"> </t></is></c>'],
  ['holds a blank among the shared strings', '<c r="A1048576" t="s"><v>0</v></c>'],
])('A cell of the last possible row that %s costs nothing', async (_what, cell) => {
  expect(await rowsOf(await withFarCell(cell))).toEqual([['1', 'שק']]);
});

const cells = '<c r="A1"><v>1</v></c><c r="B1" t="inlineStr"><is><t>שק</t></is></c>';
const emptyRows = (row: (number: number) => string, count: number) =>
  Array.from({ length: count }, (_, at) => row(at + 2)).join('');
it.each<[string, string, string?]>([
  ['a million rows of cells with a format', emptyRows((r) => `<row r="${r}"><c r="A${r}" s="1"/></row>`, 1_048_575)],
  ['a million rows without numbers', emptyRows(() => '<row><c s="1"/></row>', 1_048_575)],
  ['ten thousand rows up to the last column', emptyRows((r) => `<row r="${r}"><c r="XFD${r}" s="1"/></row>`, 10_000)],
  ['rows of all columns', emptyRows(() => `<row>${'<c s="1"/>'.repeat(16_384)}</row>`, 200)],
  [
    'formulas without a value',
    emptyRows((r) => `<row r="${r}"><c r="A${r}" t="str"><f>A1&amp;""</f><v></v></c></row>`, 20_000),
  ],
  ['a blank in the last column', '<row r="2"><c r="XFD2" t="s"><v>0</v></c></row>'],
  ['merged cells', '', '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'],
  ['a link', '', '<hyperlinks><hyperlink ref="A1:XFD1048576" location="a!A1"/></hyperlinks>'],
])('A workbook with %s is read by the cells that hold something', async (_what, empty, more) => {
  const blank = '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t> </t></si></sst>';
  const bytes = await workbook(`<row r="1">${cells}</row>${empty}`, blank, more);
  const began = performance.now();
  expect(await rowsOf(bytes)).toEqual([['1', 'שק']]);
  expect(performance.now() - began).toBeLessThan(4000 * patienceScale);
});

it('Cells keep their places where rows, cells and empty strings are not numbered', async () => {
  const strings =
    '<x:sst xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:si/><x:si><x:r><x:t>ש</x:t></x:r><x:r><x:t>ק</x:t></x:r></x:si></x:sst>';
  const sheet =
    '<x:row><x:c t="s"><x:v>1</x:v></x:c><x:c/><x:c><x:v>3</x:v></x:c></x:row><x:row/><x:row><x:c r="B5"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>4</x:v></x:c></x:row><x:row><x:c><x:f>A1</x:f></x:c></x:row>';
  expect(
    await rowsOf(await workbook(sheet.replaceAll('x:', ''), strings.replaceAll('x:', '').replace('xmlns:', 'xmlns'))),
  ).toEqual([['שק', '', '3'], [], [], [], ['', { computed: '2' }, '', '4']]);
});

it('A sheet of a chart is one without rows', async () => {
  const made = await zip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="c"/><sheet name="b" sheetId="2" r:id="s"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    'xl/worksheets/sheet1.xml': `${worksheetStart}<row r="1">${cells}</row></sheetData></worksheet>`,
  });
  expect(await read(made)).toMatchObject({ sheet: 'b', sheets: ['a', 'b'], rows: [['1', 'שק']] });
});

/** ZIP whose only entry claims to be small. */
function lying(name: string, content: Uint8Array, claimed: number) {
  const packed = deflateRawSync(content);
  const head = (signature: number, more: number) => {
    const bytes = Buffer.alloc(more);
    bytes.writeUInt32LE(signature, 0);
    return bytes;
  };
  const local = head(0x04034b50, 30);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(name.length, 26);
  const central = head(0x02014b50, 46);
  local.copy(central, 6, 4, 30);
  central.writeUInt16LE(20, 4);
  const end = head(0x06054b50, 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

it.each([
  ['fills its memory', 'tableTooLarge', 'const all = []; for (;;) all.push(new Array(1e6).fill(1));'],
  ['crashes', 'fileBroken', "process.kill(process.pid, 'SIGSEGV');"],
  ['throws', 'fileBroken', "throw new Error('cannot');"],
])('A table whose process %s is refused as %s', async (_what, fault, end) => {
  expect(await withPatchedProcesses(`process.on('message', () => { ${end} });`, () => faultOf('a,b'))).toBe(fault);
});

it('A table that takes too long is put off', async () => {
  await read('a,b');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const file = path.join(folder, 'long');
  await writeFile(file, 'a,b\n'.repeat(10_020));
  const refusal = readSpreadsheet('somebody', { path: file, bounds, sheet: undefined }).catch(
    (error: unknown) => error,
  );
  await turn();
  vi.advanceTimersByTime(10_000 * patienceScale);
  vi.useRealTimers();
  expect(await refusal).toMatchObject({
    status: 503,
    code: 'unavailable',
    retryAfter: 5,
    fields: { file: 'tableTooSlow' },
  });
});

describe('A file without a table, or with an endless one, is refused', () => {
  it.each([
    ['fileNotTable', Buffer.from('%PDF-1.7\n\u0000\u0001\u0002')],
    ['fileNotTable', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['tableTooOld', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['fileBroken', Buffer.from('PK\u0003\u0004 and then nothing')],
    ['fileEmpty', '\uFEFF\r\n,,\r\n'],
  ])('%s', async (fault, content) => {
    expect(await faultOf(content)).toBe(fault);
  });

  it('a ZIP with a workbook inside', async () => {
    const inner = await writeXlsx({ sheets: [{ name: 'א', rows: [['a']] }] });
    expect(await faultOf(await zip({ 'a.xlsx': inner }))).toBe('fileNotTable');
  });

  it('half a workbook', async () => {
    const whole = await writeXlsx({ sheets: [{ name: 'א', rows: [['a', 'b']] }] });
    expect(await faultOf(whole.slice(0, whole.length / 2))).toBe('fileBroken');
    expect(await faultOf(await zip({ 'xl/workbook.xml': '<workbook' }))).toBe('fileBroken');
  });

  it('a workbook that unfolds to more than any of ours, without unfolding it', async () => {
    const bomb = await zip({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': Buffer.alloc(200_000_000, 32),
    });
    const before = process.memoryUsage().rss;
    expect(bomb.length).toBeLessThan(300_000);
    expect(await faultOf(bomb)).toBe('tableTooLarge');
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('a workbook that claims to be small and is not', async () => {
    expect(await faultOf(lying('xl/workbook.xml', Buffer.alloc(100_000_000, 32), 10))).toBe('fileBroken');
  });

  it('a million columns, in either format', async () => {
    expect(await faultOf(`a${','.repeat(1_000_000)}b\n1,2`)).toBe('tableTooWide:100');
    const wide = [Array.from({ length: 16_384 }, () => 'a')];
    expect(await faultOf(await writeXlsx({ sheets: [{ name: 'א', rows: wide }] }))).toBe('tableTooWide:100');
  });

  it('nothing but separators', async () => {
    expect(await faultOf(','.repeat(5_000_000))).toBe('tableTooWide:100');
    expect(await faultOf(`sep=|\n${'|'.repeat(5_000_000)}`)).toBe('tableTooWide:100');
    expect(await faultOf(`${','.repeat(30_000)}\n`.repeat(160))).toBe('tableTooWide:100');
  });

  it('a value in a row beyond those that may be', async () => {
    expect(await faultOf(await withFarCell('<c r="A1048576"><v>1</v></c>'))).toBe('tableTooLarge');
    expect(await faultOf(await withFarCell('<c r="A1048576" t="s"><v>1</v></c>'))).toBe('tableTooLarge');
  });

  it('a value in a column beyond those that may be', async () => {
    expect(await faultOf(await workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>', '<sst/>'))).toBe(
      'tableTooWide:100',
    );
  });

  it('a worksheet that ends within its rows', async () => {
    expect(await faultOf(await workbookOf(`${worksheetStart}<row r="1">${cells}`, '<sst/>'))).toBe('fileBroken');
  });

  it('two cells at the far corners, which are a rectangle of billions', async () => {
    const far = await workbook(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      '<sst/>',
    );
    expect(['fileBroken', 'tableTooLarge']).toContain(await faultOf(far));
  });

  it('more rows than may be', async () => {
    expect(await faultOf('a,b\n'.repeat(10_021))).toBe('tableTooLarge');
    expect((await rowsOf('a,b\n'.repeat(10_020))).length).toBe(10_020);
  });
});
