import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readXlsx } from './read-xlsx.ts';

const bounds = { mostRows: 100, mostColumns: 10, mostUnfolded: 1_000_000 };

/** What is read of one sum under each number format. */
async function sumsUnder(formats: readonly string[], value = 289.9) {
  const rows = formats.map((format) => [format, value]);
  const cells = new Map(formats.map((numFmt, row) => [`${row},1`, { value, style: { numFmt } }]));
  const table = await readXlsx(await writeXlsx({ sheets: [{ name: 'א', rows, cells }] }), bounds, undefined);
  return table.rows.map(([, sum]) => sum);
}

it('Sums under the formats of shekels that Excel writes are sums', async () => {
  const formats = [
    '[$₪-40D] #,##0.00',
    '#,##0.00\\ [$₪-40D]',
    '[$₪-40D]#,##0.00;[Red]\\-[$₪-40D]#,##0.00',
    '"₪"\\ #,##0.00',
  ];
  expect(await sumsUnder(formats)).toEqual(formats.map(() => '289.9'));
});

it('Sums in another currency, and percentages, say so', async () => {
  expect(
    await sumsUnder(['[$$-409]#,##0.00', '[$USD] #,##0.00', '#,##0.00\\ [$€-1]', '"£"#,##0.00', '0%'], 12.5),
  ).toEqual(['$ 12.5', 'USD 12.5', '€ 12.5', '£ 12.5', '1250%']);
});

it('Days stay days under a format with a locale', async () => {
  expect(await sumsUnder(['[$-40D]d mmmm yyyy', 'dd/mm/yyyy'], 46_086)).toEqual(['2026-03-05', '2026-03-05']);
});
