import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/client.ts';
import { movePet } from '../../../households/move-pet.ts';
import { testApp } from '../../../testing/app.ts';
import { formWith, textForm } from '../../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../../testing/fixtures/given-people.ts';
import { idAt } from '../../../testing/fixtures/ids.ts';
import { pdf } from '../../../testing/documents/minimal-pdf.ts';

const app = await testApp();
const morning = app.clock.now;
let owner: Owner;
let bella: string;
let mitzi: string;
beforeEach(async () => {
  app.clock.now = morning;
  owner = await givenOwner(app);
  bella = (await givenPet(app, owner, { name: 'בלה' })).id;
  mitzi = (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id;
});

const path = '/api/expenses/bulk-import';
type Said = { options?: object; as?: Owner; headers?: Record<string, string>; below?: string };
function send(text: string, { options, as = owner, headers = {}, below = '' }: Said = {}) {
  const form = textForm({
    ...(options && { options: JSON.stringify(options) }),
    file: { name: 'הוצאות 2025.csv', text },
  });
  return app.call('POST', `${path}${below}`, { as, body: form.body, headers: { ...form.headers, ...headers } });
}
const look = (text: string, options?: object, query = '') =>
  send(text, { ...(options && { options }), below: `/preview${query}` });
const listed = async (as = owner) => (await app.call('GET', '/api/expenses?sort=date', { as })).body;

const file = `תאריך קניה,מה קנינו,סכום כולל,סוג,מי,קופון
05/3/25,שק מזון יבש 15 ק״ג,₪289.90,אוכל,בלה,PET10
31.02.2025,טיפות אוזניים,64.00,תרופות,בלה,
12.04.2025,זיכוי מזון,-89.90,מזון,מיצי,
03.09.2025,כלוב נסיעות,310,ציוד,רקסי,
`;

describe('A file that is looked at', () => {
  it('is guessed, told row by row, and written nowhere', async () => {
    const { status, body } = await look(file);
    expect(status).toBe(200);
    expect(body.columns.map(({ name, field, sample }: Record<string, string>) => [name, field, sample])).toEqual([
      ['תאריך קניה', 'date', '05/3/25'],
      ['מה קנינו', 'description', 'שק מזון יבש 15 ק״ג'],
      ['סכום כולל', 'amount', '₪289.90'],
      ['סוג', 'category', 'אוכל'],
      ['מי', 'pet', 'בלה'],
      ['קופון', null, 'PET10'],
    ]);
    expect(body.counts).toEqual({ all: 4, error: 3, duplicate: 0, ready: 1, leftOut: 0 });
    expect(body.coming).toEqual({ count: 1, totalAmount: 289.9 });
    expect(body.rows.map(({ line, state }: { line: number; state: string }) => [line, state])).toEqual([
      [3, 'error'],
      [4, 'error'],
      [5, 'error'],
      [2, 'ready'],
    ]);
    expect(body.rows.flatMap(({ problems }: { problems: object[] }) => problems)).toEqual([
      {
        field: 'date',
        column: 'תאריך קניה',
        code: 'dateNotInMonth',
        message: 'אין יום כזה בחודש',
        suggestion: '28.02.2025',
      },
      expect.objectContaining({ field: 'amount', code: 'amountNegative' }),
      expect.objectContaining({ field: 'pet', column: 'מי', code: 'petUnknown' }),
    ]);
    expect(body.rows[3]).toMatchObject({
      date: '2025-03-05',
      amount: 289.9,
      category: 'food',
      petId: bella,
      texts: { date: '05/3/25', pet: 'בלה' },
    });
    expect(body.values).toContainEqual({ field: 'pet', text: 'רקסי', count: 1, to: null });
    expect((await listed()).total).toBe(0);
  });

  it('means what is said of its columns, words and cells', async () => {
    const options = {
      mapping: ['date', 'notes', 'amount', null, 'pet', 'description'],
      translations: [{ field: 'pet', text: 'רקסי', to: mitzi }],
      corrections: [
        { line: 3, field: 'date', text: '28.2.25' },
        { line: 3, field: 'description', text: 'טיפות' },
        { line: 4, field: 'amount', text: '89.90' },
        { line: 4, field: 'description', text: 'מזון' },
        { line: 5, field: 'description', text: 'כלוב' },
      ],
    };
    const { body } = await look(file, options);
    expect(body.counts).toMatchObject({ error: 0, ready: 4 });
    expect(body.rows[0]).toMatchObject({ description: 'PET10', category: 'other' });
    expect(body.rows[3]).toMatchObject({ petId: mitzi, description: 'כלוב', state: 'ready' });
  });

  it('tells everything that is wrong with a row, each with its column', async () => {
    const { body } = await look('תאריך,תיאור,סכום,קטגוריה,חיית מחמד\n1.1.1980,,12.3456,מסתורין,"=A1"\n');
    expect(body.rows[0].problems.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['date', 'dateTooEarly'],
      ['description', 'descriptionRequired'],
      ['amount', 'amountDecimals'],
      ['category', 'categoryUnknown'],
      ['pet', 'cellComputed'],
    ]);
  });

  it.each([
    ['תאריך,תיאור,חובה,זכות,"יתרה (ש""ח)"\n5.3.26,א,120,,1500\n6.3.26,ב,,20,1520', [12_000, 'amountIncoming']],
    ['תאריך,תיאור,₪ זכות/חובה,₪ יתרה\n5.3.26,א,-89.90,1500\n6.3.26,ב,20,1520', [8990, 'amountIncoming']],
    ['תאריך,תיאור,מחיר,עלות\n5.3.26,א,10,12', ['amountRequired']],
    [
      'תאריך עסקה,שם בית עסק,סכום חיוב,מטבע חיוב\n5.3.26,א,30,$\n5.3.26,ב,20,EUR\n5.3.26,ג,20,₪\n5.3.26,ד,20,"ש""ח"\n5.3.26,ה,20,NIS',
      ['amountInvalid', 'amountInvalid', 2000, 2000, 2000],
    ],
    ['תאריך,תיאור,סכום,\n5.3.26,א,30,$\n5.3.26,ב,20,₪', ['amountInvalid', 2000]],
    ['תאריך,תיאור,סכום חיוב,מטבע מקור\n5.3.26,א,30,$', [3000]],
    ...['Amount (USD)', 'סכום ($)', 'סכום בדולר', 'סכום באירו', 'Price €'].map((sum): [string, (string | number)[]] => [
      `Date,Description,${sum}\n5.3.26,א,30`,
      ['amountInvalid'],
    ]),
    ['Date,Description,Amount (ILS)\n5.3.26,א,30', [3000]],
    ['תאריך,תיאור,סכום (ALL)\n5.3.26,א,30', [3000]],
    ['תאריך,תיאור,מחיר TOP\n5.3.26,א,30', [3000]],
    ['Date,Description,Amount (TRY)\n5.3.26,א,30', ['amountInvalid']],
    ['תאריך,תיאור,סכום עסקה,מטבע עסקה,סכום חיוב (₪)\n5.3.26,א,10,USD,37', [3700]],
    ['תאריך,תיאור,סכום חיוב,מטבע\n5.3.26,א,30,שקלים חדשים\n5.3.26,ב,20,שקל ישראלי', [3000, 2000]],
  ])('that is «%s» has the sums of its purchases in shekels', async (text, sums) => {
    const { body } = await look(text, { petId: bella });
    const rows = body.rows.toSorted((a: { line: number }, b: { line: number }) => a.line - b.line);
    expect(
      rows.map(({ amount, problems }: { amount: number | null; problems: { code: string }[] }) =>
        problems.length > 0 ? problems.map(({ code }) => code).join() : Math.round(amount! * 100),
      ),
    ).toEqual(sums);
  });

  const outcomes = async (text: string, options: object = {}) => {
    const { body } = await look(text, { petId: bella, ...options });
    return body.rows
      .toSorted((a: { line: number }, b: { line: number }) => a.line - b.line)
      .map(({ state, date, description, amount, category, problems }: Record<string, unknown>) =>
        state === 'ready'
          ? [date, description, amount, category].join(' ')
          : (problems as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`).join(),
      );
  };
  const clinic = '2026-03-05 מרפאה 89.9 other';
  it.each<[string, string]>([
    [
      'Leumi',
      'תאריך,תאריך ערך,תיאור,אסמכתא,בחובה,בזכות,"היתרה בש""ח",תאור מורחב,הערה\n05/03/26,05/03/26,מרפאה,123,89.90,,1410.10,,\n06/03/26,06/03/26,זיכוי,124,,20.00,1430.10,,',
    ],
    [
      'Leumi in English',
      'Date,Value Date,Description,Reference,Debit,Credit,Balance in NIS,Note\n05/03/26,05/03/26,מרפאה,123,89.90,0.00,1410.10,\n06/03/26,06/03/26,זיכוי,124,0.00,20.00,1430.10,',
    ],
    [
      'Hapoalim',
      'תאריך,הפעולה,פרטים,אסמכתא,חובה,זכות,"יתרה בש""ח",תאריך ערך,לטובת,עבור\n05/03/2026,הו״ק,מרפאה,123,89.9,,1410.1,05/03/2026,מרפאה,תשלום\n06/03/2026,משכורת,,124,,20,1430.1,06/03/2026,,',
    ],
    [
      'Hapoalim without details',
      'תאריך,הפעולה,פרטים,אסמכתא,חובה,זכות,"יתרה בש""ח",תאריך ערך,לטובת,עבור\n05/03/2026,מרפאה,,123,89.9,,1410.1,05/03/2026,,\n06/03/2026,משכורת,,124,,20,1430.1,06/03/2026,,',
    ],
    [
      'Hapoalim in English',
      'Date,Action,Details,Reference,Debit,Credit,Balance,Value Date,Beneficiary,For\n05/03/2026,Transfer,מרפאה,123,89.90,,1410.1,05/03/2026,Clinic,visit\n06/03/2026,Salary,,124,,20,1430.1,06/03/2026,,',
    ],
    [
      'Discount',
      'תאריך,יום ערך,תיאור התנועה,₪ זכות/חובה,₪ יתרה,אסמכתה,עמלה,ערוץ ביצוע\n05/03/2026,05/03/2026,מרפאה,-89.90,1410.10,1,0.00,אינטרנט\n06/03/2026,06/03/2026,זיכוי,20.00,1430.10,2,0.00,אינטרנט',
    ],
    [
      'Discount in English',
      'Date,Value Date,Transaction description,₪ Credit/Debit,₪ Balance,Reference\n05/03/2026,05/03/2026,מרפאה,-89.90,1410.10,1\n06/03/2026,06/03/2026,זיכוי,20.00,1430.10,2',
    ],
    [
      'Mizrahi',
      'תאריך,תאריך ערך,סוג תנועה,זכות,חובה,"יתרה בש""ח",אסמכתה\n05/03/26,05/03/26,מרפאה,,89.90,1410.10,1\n06/03/26,06/03/26,זיכוי,20.00,,1430.10,2',
    ],
    [
      'Mizrahi in English',
      'Date,Value date,Transaction type,Credit,Debit,Balance,Reference\n05/03/26,05/03/26,מרפאה,,89.90,1410.10,1\n06/03/26,06/03/26,זיכוי,20.00,,1430.10,2',
    ],
    [
      'another bank',
      'תאריך תנועה,שעה,תיאור,סכום פעולה,מטבע,חיוב/זיכוי,יתרה\n05/03/26,10:30,מרפאה,89.90,₪,חיוב,1410.10\n06/03/26,10:30,זיכוי,20.00,₪,זיכוי,1430.10',
    ],
    [
      'a bank with charges and credits',
      'תאריך,תיאור,חיוב,זיכוי,יתרה\n05/03/26,מרפאה,89.90,,1410.10\n06/03/26,זיכוי,,20.00,1430.10',
    ],
    [
      'a bank with kinds of its own',
      'Date,Type,Description,Paid out,Paid in,Balance\n05/03/26,DEB,מרפאה,89.90,,1410.10\n06/03/26,FPI,זיכוי,,20.00,1430.10',
    ],
    [
      'a bank in Arabic',
      'التاريخ,البيان,المدين,الدائن,الرصيد\n05/03/26,מרפאה,89.90,,1410.10\n06/03/26,زيادة,,20.00,1430.10',
    ],
    [
      'an account with minuses',
      'Date,Amount,Currency,Description,Payment Reference,Running Balance\n05/03/26,-89.90,ILS,מרפאה,1,1410.10\n06/03/26,20.00,ILS,refund,2,1430.10',
    ],
    [
      'an account with minuses, the newest first',
      'תאריך,תיאור,סכום,יתרה\n05/03/26,מרפאה,-89.90,1340.20\n04/03/26,משכורת,20.00,1430.10',
    ],
    [
      'debits with minuses',
      'תאריך,תיאור,חובה,זכות,יתרה\n05/03/26,מרפאה,-89.90,,1410.10\n06/03/26,זיכוי,,20.00,1430.10',
    ],
    ['expenses beside income', 'תאריך,פירוט,הוצאה,הכנסה\n05/03/26,מרפאה,89.90,\n06/03/26,משכורת,,20'],
  ])('of %s has what went out as purchases, and asks about what came in', async (_bank, text) => {
    expect(await outcomes(text)).toEqual([clinic, 'amount amountIncoming']);
  });

  it.each<[string, string]>([
    [
      'Isracard',
      "תאריך רכישה,שם בית עסק,סכום עסקה,מטבע עסקה,סכום חיוב,מטבע חיוב,מס' שובר,פירוט נוסף\n05.03.26,מרפאה,89.90,₪,89.90,₪,1,",
    ],
    [
      'Isracard in English',
      'Purchase Date,Business Name,Transaction Amount,Transaction Currency,Charge Amount,Charge Currency,Voucher No.,Additional details\n05.03.26,מרפאה,24.00,$,89.90,₪,1,more',
    ],
    [
      'Amex',
      "תאריך רכישה,שם בית עסק,סכום עסקה,מטבע מקור,סכום חיוב,מטבע לחיוב,מס' שובר,פירוט נוסף\n05/03/2026,מרפאה,24.00,$,89.90,₪,1,",
    ],
    [
      'Cal',
      '"תאריך\nעסקה",שם בית עסק,"סכום\nעסקה","סכום\nחיוב","סוג\nעסקה",ענף,הערות\n5/3/26,מרפאה,₪ 89.90,₪ 89.90,רגילה,שונות,',
    ],
    [
      'Cal in English',
      'Transaction date,Merchant name,Transaction amount,Billing amount,Transaction type,Comments\n5/3/26,מרפאה,₪ 89.90,₪ 89.90,Regular,',
    ],
    [
      'Max',
      'תאריך עסקה,שם בית העסק,קטגוריה,4 ספרות אחרונות של כרטיס האשראי,סוג עסקה,סכום חיוב,מטבע חיוב,סכום עסקה מקורי,מטבע עסקה מקורי,תאריך חיוב,הערות\n05-03-2026,מרפאה,רפואה וקוסמטיקה,1234,רגילה,89.9,₪,24,$,10-04-2026,',
    ],
    [
      'Max in English',
      'Transaction date,Business name,Category,Last 4 digits of the card,Transaction type,Charge amount,Charge currency,Original transaction amount,Original currency,Charge date,Notes\n05-03-2026,מרפאה,Health,1234,Regular,89.9,₪,24,$,10-04-2026,',
    ],
  ])('of %s has what was charged', async (_card, text) => {
    expect(await outcomes(text)).toEqual([clinic]);
  });

  it('of a card has its purchases abroad below a head of their own, and a repeated head is no row', async () => {
    const home = 'תאריך רכישה,שם בית עסק,סכום עסקה,מטבע עסקה,סכום חיוב,מטבע חיוב,פירוט נוסף';
    const abroad = 'תאריך רכישה,תאריך חיוב,שם בית עסק,סכום מקורי,מטבע מקור,סכום חיוב,מטבע לחיוב';
    const text = `פירוט עסקאות\nעסקאות בארץ\n${home}\n5.3.26,מרפאה,89.90,₪,89.90,₪,\n${home}\n6.3.26,מזון,20,₪,20,₪,\nעסקאות בחו״ל\n${abroad}\n7.3.26,10.4.26,צעצוע,10,$,37.00,₪\n8.3.26,10.4.26,קולר,10,$,10,$\n`;
    const rows = [
      clinic,
      '2026-03-06 מזון 20 other',
      expect.stringContaining('date dateInvalid'),
      '2026-03-07 צעצוע 37 other',
      'amount amountInvalid',
    ];
    expect(await outcomes(text)).toEqual(rows);
    const { body } = await look(text, { petId: bella });
    const mapping = body.columns.map(({ field }: { field: string | null }) => field);
    expect(await outcomes(text, { mapping })).toEqual(rows);
  });

  it('keeps the chosen columns below a head that is repeated, also with its columns swapped', async () => {
    const head = 'תאריך,בית עסק,ענף,סכום עסקה,סכום חיוב';
    const swapped = 'תאריך,בית עסק,ענף,סכום חיוב,סכום עסקה,סוג';
    const text = `${head}\n1.3.26,א,מזון,1200,400\n${head}\n1.4.26,ב,מזון,1200,400\n${swapped}\n1.5.26,ג,מזון,400,1200,ציוד\n`;
    expect(await outcomes(text, { mapping: ['date', 'description', 'category', 'amount', null] })).toEqual([
      '2026-03-01 א 1200 food',
      '2026-04-01 ב 1200 food',
      '2026-05-01 ג 1200 food',
    ]);
    const byHand = `תאריך,תיאור,סכום,מחלקה,סוג\n1.3.26,א,10,מזון,אבג\nתאריך,תיאור,סכום,סוג,מחלקה\n1.4.26,ב,20,אבג,מזון\n`;
    expect(await outcomes(byHand, { mapping: ['date', 'description', 'amount', 'category', null] })).toEqual([
      '2026-03-01 א 10 food',
      '2026-04-01 ב 20 food',
    ]);
  });

  it('has categories and pets of its own in a statement, and asks about the others elsewhere', async () => {
    const statement = (kind: string) =>
      `תאריך,תיאור,סוג,חובה,זכות\n05/03/26,מרפאה,${kind},89.90,\n06/03/26,מרפאה,העברה,20,\n`;
    expect(await outcomes(statement('העברה'))).toEqual([clinic, '2026-03-06 מרפאה 20 other']);
    expect(await outcomes(statement('מזון'))).toEqual(['2026-03-05 מרפאה 89.9 food', 'category categoryUnknown']);
    expect(await outcomes('תאריך,תיאור,סוג,סכום\n05/03/26,מרפאה,העברה,89.90')).toEqual(['category categoryUnknown']);
  });

  it('has money received in an account without a balance as incoming, also where it is most of the rows', async () => {
    expect(
      await outcomes(
        'תאריך,תיאור,אסמכתא,סכום\n5.3.26,משכורת,1,9000.00\n5.3.26,מרפאה,2,-89.90\n6.3.26,ביט נכנס,3,500.00',
      ),
    ).toEqual(['amount amountIncoming', clinic, 'amount amountIncoming']);
  });

  it('asks about minuses that may be refunds', async () => {
    // A budget falls by what is spent.
    expect(
      await outcomes(
        'תאריך,תיאור,סכום,יתרה\n5.3.26,מרפאה,89.90,910.10\n6.3.26,זיכוי,-20,930.10\n7.3.26,זיכוי,-30,960.10',
      ),
    ).toEqual([clinic, 'amount amountNegative', 'amount amountNegative']);
    expect(await outcomes('תאריך רכישה,שם בית עסק,סכום חיוב,אסמכתא\n5.3.26,זיכוי,-89.90,1')).toEqual([
      'amount amountNegative',
    ]);
    expect(await outcomes('תאריך,תיאור,סכום\n5.3.26,זיכוי,-89.90')).toEqual(['amount amountNegative']);
  });

  it('knows what came in by a column that says it, and a description of the same words', async () => {
    expect(await outcomes('Date,Description,Amount,Type\n5.3.26,מרפאה,89.90,DR\n6.3.26,refund,20,CR')).toEqual([
      clinic,
      'amount amountIncoming',
    ]);
    expect(await outcomes('תאריך,תיאור,סכום\n5.3.26,משיכה,89.90\n6.3.26,הפקדה,20')).toEqual([
      '2026-03-05 משיכה 89.9 other',
      'amount amountIncoming',
    ]);
    for (const heading of ['Paid with', 'Payment method', 'סוג כרטיס', 'אמצעי תשלום', 'البطاقة'])
      expect(await outcomes(`Date,What,Amount,${heading}\n5.3.26,מרפאה,89.90,Credit\n5.3.26,מזון,10,Debit`)).toEqual([
        clinic,
        '2026-03-05 מזון 10 other',
      ]);
    expect(await outcomes('תאריך,תיאור,סכום\n5.3.26,זיכוי,89.90')).toEqual(['2026-03-05 זיכוי 89.9 other']);
    expect(await outcomes('תאריך,תיאור,סכום,חיוב/זיכוי\n5.3.26,מרפאה,89.90,זיכוי')).toEqual(['amount amountIncoming']);
  });

  it('asks about what came in until it is corrected, and knows its own refunds', async () => {
    const text = 'תאריך,תיאור,חובה,זכות\n5.3.26,מרפאה,89.90,\n6.3.26,זיכוי,,20\n';
    const corrections = [{ line: 3, field: 'amount', text: '25' }];
    expect(await outcomes(text, { corrections })).toEqual([clinic, '2026-03-06 זיכוי 25 other']);
  });

  it.each([
    ['סכום במט"ח', 'amount amountInvalid'],
    ['Amount (THB)', 'amount amountInvalid'],
    ['Price in CZK', 'amount amountInvalid'],
    ['TOTAL', clinic],
    ['Total ILS', clinic],
    ['סכום ב-₪', clinic],
  ])('has its currency in the heading %j', async (heading, outcome) => {
    expect(await outcomes(`תאריך,תיאור,"${heading.replaceAll('"', '""')}"\n5.3.26,מרפאה,89.90`)).toEqual([outcome]);
  });

  it.each([
    ['Subtotal,Tax,Total', '80,9.9,89.90'],
    ['מחיר מחירון,הנחה,מחיר לתשלום', '100,10.1,89.90'],
    ['Limit,Available,Amount', '5000,4000,89.90'],
    ['נקודות,סכום', '5,89.90'],
    ['"סכום במט""ח","סכום בש""ח"', '24,89.90'],
    ['סכום,יתרה לאחר פעולה', '89.90,500'],
  ])('knows which of %s was paid', async (headings, sums) => {
    expect(await outcomes(`תאריך,תיאור,${headings}\n5.3.26,מרפאה,${sums}`)).toEqual([clinic]);
  });

  it('has its days read in the order of their column, and corrections the day first', async () => {
    const american = 'תאריך,תיאור,סכום\n03/25/2026,א,1\n03/05/2026,ב,2\n';
    const options = { petId: bella, corrections: [{ line: 3, field: 'date', text: '03.05.2026' }] };
    const days = async (text: string, options: object) =>
      (await look(text, options)).body.rows
        .toSorted((a: { line: number }, b: { line: number }) => a.line - b.line)
        .map(({ date, problems }: { date: string; problems: object[] }) => (problems.length > 0 ? problems : date));
    expect(await days(american, { petId: bella })).toEqual(['2026-03-25', '2026-03-05']);
    expect(await days(american, options)).toEqual(['2026-03-25', '2026-05-03']);
    const both = `${american}26/03/2026,ג,3\n`;
    expect(await days(both, { petId: bella })).toEqual([
      '2026-03-25',
      [expect.objectContaining({ field: 'date', code: 'dateInvalid', suggestion: '03.05.2026' })],
      '2026-03-26',
    ]);
    expect(await days(both, options)).toEqual(['2026-03-25', '2026-05-03', '2026-03-26']);
  });

  it('has its amounts read with the decimal sign of their column, and asks where no amount shows it', async () => {
    const amounts = async (column: string[], corrections: object[] = []) => {
      const rows = column.map((text) => `01.03.2026;א ${text};${text}\n`).join('');
      const { body } = await look(`תאריך;תיאור;סכום\n${rows}`, { petId: bella, corrections });
      return body.rows
        .toSorted((a: { line: number }, b: { line: number }) => a.line - b.line)
        .map(({ amount, problems }: { amount: number | null; problems: object[] }) => amount ?? problems[0]);
    };
    const asked = expect.objectContaining({ field: 'amount', code: 'amountAmbiguous', suggestion: '1500' });
    expect(await amounts(['1.500', '89,90'])).toEqual([1500, 89.9]);
    expect(await amounts(['1.500', '89.90'])).toEqual([asked, 89.9]);
    expect(await amounts(['12.5', '1.500', '10.000'])).toEqual([
      12.5,
      asked,
      expect.objectContaining({ suggestion: '10000' }),
    ]);
    expect(await amounts(['12.500', '1.500', '0.500', '1234.500'])).toEqual([12.5, 1.5, 0.5, 1234.5]);
    expect(await amounts(['1.500', '89'])).toEqual([asked, 89]);
    expect(await amounts(['1.500', '89'], [{ line: 2, field: 'amount', text: '1500' }])).toEqual([1500, 89]);
  });

  it('is shown by the page, and by where its rows stand', async () => {
    const { body } = await look(file, undefined, '?state=error&limit=2&page=2');
    expect([body.total, body.rows.map(({ line }: { line: number }) => line)]).toEqual([3, [5]]);
  });

  it.each([
    ['', 'הקובץ ריק'],
    ['תאריך,תיאור\n', 'אין בקובץ שורות לייבוא'],
    ['%PDF-1.7\u0000\u0001', 'אפשר לייבא רק קובץ CSV, קובץ XLSX או קובץ XLS שיש בו טבלה של HTML או XML'],
    [
      '<?xml version="1.0"?><feed/>',
      'הקובץ הוא דף אינטרנט או קובץ XML בלי טבלה שאפשר לקרוא. פתחו אותו באקסל ושמרו אותו כ־XLSX',
    ],
  ])('that is «%s» is refused in words', async (text, message) => {
    const { status, body } = await look(text);
    expect([status, body.errors]).toEqual([422, { file: message }]);
  });

  it('is of no more than 10,000 rows, and of 5 MB', async () => {
    const rows = (count: number) => `תאריך,תיאור,סכום,חיית מחמד\n${'1.1.25,מזון,10,בלה\n'.repeat(count)}`;
    expect((await look(rows(10_000))).body.counts.all).toBe(10_000);
    expect((await look(rows(10_001))).body.errors).toEqual({ file: expect.stringContaining('10,000') });
    expect((await look('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('is refused with invalid options, before or after the file', async () => {
    for (const options of [
      { mapping: 'date' },
      { corrections: [{ line: 0, field: 'date', text: '' }] },
      { taken: [1.5] },
    ])
      expect((await look(file, options)).status).toBe(422);
    const form = textForm({ options: '{', file: { name: 'a.csv', text: file } });
    expect((await app.call('POST', path, { as: owner, ...form })).status).toBe(400);
    const behind = textForm({ file: { name: 'a.csv', text: file } });
    const end = '--a-boundary-of-ours--\r\n';
    const said = '--a-boundary-of-ours\r\nContent-Disposition: form-data; name="options"\r\n\r\n{"taken":7}\r\n';
    const body = Buffer.from(behind.body.toString().replace(end, said + end));
    expect((await app.call('POST', `${path}/preview`, { as: owner, body, headers: behind.headers })).status).toBe(422);
  });
});

describe('An import', () => {
  const good = 'תאריך,תיאור,סכום,קטגוריה,חיית מחמד\n5.3.25,שק מזון,289.90,מזון,בלה\n6.3.25,חול,40,ציוד,מיצי\n';

  it('writes all rows, which know that they came together', async () => {
    const { status, body, headers } = await send(good);
    expect([status, headers.location]).toEqual([201, `${path}/${body.import.id}`]);
    expect(body.import).toMatchObject({
      name: 'הוצאות 2025.csv',
      count: 2,
      standing: 2,
      changed: 0,
      totalAmount: 329.9,
    });
    const { expenses, totalAmount } = await listed();
    expect(totalAmount).toBe(329.9);
    expect(expenses).toMatchObject([
      {
        description: 'שק מזון',
        amount: 289.9,
        category: 'food',
        date: '2025-03-05',
        petId: bella,
        createdBy: owner.id,
      },
      { description: 'חול', amount: 40, petId: mitzi },
    ]);
    expect((await app.call('GET', path, { as: owner })).body).toMatchObject({ imports: [body.import], total: 1 });
    expect((await app.call('GET', `${path}/${body.import.id}`, { as: owner })).body).toEqual(body);
  });

  it('is refused whole where a row is in error, which is named; left out, the others are written', async () => {
    const { status, body } = await send(file);
    expect([status, body.errors]).toEqual([
      422,
      { '3.date': 'אין יום כזה בחודש', '4.amount': expect.any(String), '5.pet': expect.any(String) },
    ]);
    expect((await listed()).total).toBe(0);
    expect((await send(file, { options: { leftOut: [3, 4, 5] } })).body.import.count).toBe(1);
    const more = file.replace('05/3/25', '06/3/25');
    expect((await send(more, { options: { skipErrors: true } })).body.import.count).toBe(1);
    expect((await send(file, { options: { leftOut: [2, 3, 4, 5] } })).body.errors).toEqual({
      file: 'אין בקובץ שורות לייבוא',
    });
  });

  it('leaves out what is likely there already, unless it is taken', async () => {
    await send(good);
    const again = `${good}7.3.25,קולר,25,ציוד,בלה\n`;
    const { body } = await look(again);
    expect(body.counts).toMatchObject({ duplicate: 2, ready: 1 });
    expect(body.rows[0].duplicateOf).toEqual({ expenseId: expect.any(String), line: null, description: 'שק מזון' });
    expect((await send(again, { options: { taken: [3] } })).body.import).toMatchObject({ count: 2, totalAmount: 65 });
  });

  it('is made once by its id, and by its key, however often it is sent', async () => {
    const id = idAt(morning);
    const both = await Promise.all([send(good, { options: { id } }), send(good, { options: { id } })]);
    for (const { status, body } of [...both, await send(good, { options: { id } })])
      expect([status, body.import.id, body.import.count]).toEqual([201, id, 2]);
    expect((await listed()).total).toBe(2);
    const other = good.replaceAll('.25', '.24');
    const keyed = () => send(other, { headers: { 'idempotency-key': 'k' } });
    expect((await keyed()).body.import.id).toBe((await keyed()).body.import.id);
    expect((await listed()).total).toBe(4);
    const spent = {
      id: idAt(morning),
      petId: bella,
      description: 'חול',
      amount: 1,
      category: 'other',
      date: '2026-11-19',
    };
    await app.call('POST', '/api/expenses', { as: owner, body: spent });
    const taken = await send(good, { options: { id: spent.id } });
    expect([taken.status, taken.body.error]).toEqual([409, 'idTaken']);
  });

  it('is undone and brought back by one call; what was edited or deleted meanwhile stays as it is', async () => {
    const { body } = await send(`${good}7.3.25,קולר,25,ציוד,בלה\n`);
    const one = `${path}/${body.import.id}`;
    const [first, second] = (await listed()).expenses;
    await app.call('DELETE', `/api/expenses/${second.id}`, { as: owner });
    const { id, petId, date, category, description } = first;
    const edited = { petId, date, category, description, amount: 300 };
    await app.call('PUT', `/api/expenses/${id}`, { as: owner, body: edited });

    app.clock.now = new Date(morning.getTime() + 60_000);
    const undo = async (query = '') => (await app.call('DELETE', `${one}${query}`, { as: owner })).status;
    const redo = async () => (await app.call('POST', `${one}/restore`, { as: owner })).status;
    const said = async () => (await app.call('GET', one, { as: owner })).body.import;
    expect([await redo(), await undo()]).toEqual([404, 204]);
    expect(await said()).toMatchObject({ count: 3, standing: 1, changed: 1, undoneAt: expect.any(String) });
    expect((await listed()).expenses).toMatchObject([{ id, amount: 300 }]);
    app.clock.now = new Date(morning.getTime() + 120_000);
    expect([await undo('?withChanged=true'), await undo()]).toEqual([204, 404]);
    expect(await listed()).toMatchObject({ total: 0, totalAmount: 0 });
    expect([await redo(), await redo()]).toEqual([204, 404]);
    expect(await listed()).toMatchObject({ total: 2, totalAmount: 325 });
    expect(await said()).toMatchObject({ standing: 2, changed: 1 });
  });

  it('comes back whole, whoever has taken back what of it, and when', async () => {
    const { body } = await send(`${good}7.3.25,קולר,25,ציוד,בלה\n`);
    const one = `${path}/${body.import.id}`;
    const guest = await givenGuest(app, owner, bella, { expenses: 'edit' });
    const all = await listed();
    const after = async (minutes: number, method: 'DELETE' | 'POST', as: Owner) => {
      app.clock.now = new Date(morning.getTime() + minutes * 60_000);
      return (await app.call(method, method === 'POST' ? `${one}/restore` : one, { as })).status;
    };
    expect(await after(1, 'DELETE', guest)).toBe(204);
    const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    const [left] = (await app.call('GET', path, { as: owner })).body.imports;
    expect(left).toMatchObject({ count: 3, standing: 1, totalAmount: sum((await listed()).expenses) });
    expect(await after(2, 'DELETE', owner)).toBe(204);
    expect((await listed()).total).toBe(0);
    expect(await after(3, 'POST', owner)).toBe(204);
    expect((await listed()).expenses).toMatchObject(all.expenses.map(({ id }: { id: string }) => ({ id })));
  });

  it('leaves what has a receipt by now where it is', async () => {
    const { body } = await send(good);
    const [first] = (await listed()).expenses;
    const receipt = await formWith(pdf(), { name: 'קבלה.pdf' });
    expect((await app.call('POST', `/api/expenses/${first.id}/receipt`, { as: owner, ...receipt })).status).toBe(200);
    const one = `${path}/${body.import.id}`;
    expect((await app.call('GET', one, { as: owner })).body.import).toMatchObject({ standing: 2, changed: 1 });
    expect((await app.call('DELETE', one, { as: owner })).status).toBe(204);
    expect((await listed()).expenses).toMatchObject([{ id: first.id }]);
  });

  it('is as large for each as what they may see of it, and undone as far as they may', async () => {
    const { body } = await send(good);
    const one = `${path}/${body.import.id}`;
    const guest = await givenGuest(app, owner, bella, { expenses: 'edit' });
    const seen = (await app.call('GET', path, { as: guest })).body.imports;
    expect(seen).toMatchObject([{ count: 1, totalAmount: 289.9 }]);
    expect((await app.call('DELETE', one, { as: guest })).status).toBe(204);
    expect((await app.call('GET', one, { as: owner })).body.import).toMatchObject({ count: 2, standing: 1 });
    expect((await listed()).expenses).toMatchObject([{ description: 'חול' }]);
    for (const as of [
      await givenOwner(app),
      await givenGuest(app, owner, bella, { expenses: 'none', reminders: 'edit' }),
    ])
      for (const [method, url] of [
        ['GET', one],
        ['DELETE', one],
        ['POST', `${one}/restore`],
      ] as const)
        expect((await app.call(method, url, { as })).status).toBe(404);
  });

  it('knows no pets that one may not write for, by name or by id', async () => {
    const guest = await givenGuest(app, owner, bella, { expenses: 'view' });
    expect((await send(good, { as: guest, options: { petId: bella } })).status).toBe(404);
    const { body } = await send(good, { as: guest });
    expect(Object.keys(body.errors)).toEqual(['2.pet', '3.pet']);
  });

  it('takes tags by their names, and refuses what is none', async () => {
    const tag = async (name: string) =>
      (await app.call('POST', '/api/tags', { as: owner, body: { name, hue: 'sky' } })).body.tag.id;
    const [one, other] = [await tag('ביטוח'), await tag('מס, החזר')];
    const tagged = (text: string) => `תאריך,תיאור,סכום,חיית מחמד,תגיות\n5.3.25,שק,10,בלה,"${text}"\n`;
    expect((await look(tagged('חדש'))).body.rows[0].problems).toMatchObject([{ field: 'tags', code: 'tagUnknown' }]);
    expect((await send(tagged('ביטוח\nמס, החזר'))).status).toBe(201);
    expect((await listed()).expenses[0].tagIds).toEqual([one, other]);
    const none = { translations: [{ field: 'tags', text: 'חדש', to: '-' }], taken: [2] };
    expect((await send(tagged('חדש'), { options: none })).status).toBe(201);

    // A sitter’s own tag names do not apply to another household’s pet; the error is at its line.
    const sitter = await givenGuest(app, owner, bella, { expenses: 'edit' });
    await app.call('POST', '/api/tags', { as: sitter, body: { name: 'שלי', hue: 'sky' } });
    const foreign = await send(tagged('שלי'), { as: sitter });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['2.tags']]);
  });

  it('leaves rows behind that can be mended: as they stood, with the reason', async () => {
    const { body, headers } = await send(file, { below: '/leftover', options: { leftOut: [2] } });
    expect(headers['content-disposition']).toContain(encodeURIComponent('הוצאות 2025.csv'));
    const lines = body.toString().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[2]).toBe('31.02.2025,טיפות אוזניים,64.00,תרופות,בלה,,אין יום כזה בחודש');
    expect(lines[3]).toContain("'-89.90");
  });

  it('leaves rows of several heads behind below the head of each, and names the column of their own', async () => {
    const [home, abroad] = ['תאריך,בית עסק,סכום', 'תאריך עסקה,סכום לחיוב,בית עסק'];
    const text = `${home}\nאין,א,1\nאין,ב,2\n${home}\nאין,ג,3\n${abroad}\n5.3.26,אין,ד\n`;
    const { body } = await send(text, { below: '/leftover', options: { petId: bella } });
    const lines = body
      .toString()
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
    expect(lines.map((line: string) => line.split(',').slice(0, 3).join())).toEqual([
      home,
      'אין,א,1',
      'אין,ב,2',
      'אין,ג,3',
      abroad,
      '5.3.26,אין,ד',
    ]);
    const { rows } = (await look(text, { petId: bella })).body;
    expect(rows.at(-1).problems).toMatchObject([{ field: 'amount', column: 'סכום לחיוב' }]);
  });
});

it('An expense moved to another household with its pet belongs to no import there', async () => {
  const { body } = await send('תאריך,תיאור,סכום,חיית מחמד\n5.3.25,שק,10,בלה\n');
  const other = await givenOwner(app, 'אחרת');
  await transact({ db: app.db }, ({ db }) =>
    movePet(db, { petId: bella, from: owner.householdId, to: other.householdId, clock: () => app.clock.now }),
  );
  expect((await listed(other)).total).toBe(1);
  expect((await app.call('GET', `${path}/${body.import.id}`, { as: other })).status).toBe(404);
  expect((await app.call('GET', path, { as: owner })).body.total).toBe(0);
});

describe('The payer of a file’s rows', () => {
  const paid = (cells: string) => `תאריך,תיאור,סכום,חיית מחמד,מי שילם\n5.3.25,שק,10,בלה,${cells}\n`;
  const payers = async () => (await listed()).expenses.map(({ paidBy }: { paidBy: string | null }) => paidBy);

  it('is who brings it where no column says it, and nobody where a cell says nothing', async () => {
    expect((await send('תאריך,תיאור,סכום,חיית מחמד\n5.3.25,שק,10,בלה\n')).status).toBe(201);
    expect((await send(paid(''), { options: { taken: [2] } })).status).toBe(201);
    expect(await payers()).toEqual([owner.id, null]);
  });

  it('is somebody who may be named for the pet, or is translated, or is an error at its cell', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב');
    const guest = await givenGuest(app, owner, mitzi, { expenses: 'edit' }, 'נועה לוי');
    expect((await send(paid('יואב'))).status).toBe(201);
    expect(await payers()).toEqual([yoav.id]);
    for (const name of ['נועה לוי', 'מישהי']) {
      const { body } = await look(paid(name));
      expect(body.rows[0]).toMatchObject({ state: 'error', problems: [{ field: 'paidBy', code: 'payerUnknown' }] });
    }
    const to = (id: string) => ({ translations: [{ field: 'paidBy', text: 'מישהי', to: id }], taken: [2] });
    expect((await send(paid('מישהי'), { options: to(guest.id) })).status).toBe(422);
    expect((await send(paid('מישהי'), { options: to('-') })).status).toBe(201);
    expect((await send(paid('מישהי'), { options: to(yoav.id) })).status).toBe(201);
    expect((await payers()).toSorted()).toEqual([yoav.id, yoav.id, null].toSorted());
  });
});

it('A person with another name in another household imports expenses for pets of both, and either name identifies them', async () => {
  const yoav = await givenCoOwner(app, owner, 'יואב');
  await givenPet(app, yoav, { name: 'רקסי' });
  await app.db
    .updateTable('householdPeople')
    .set({ name: 'יואב לוי' })
    .where('householdId', '=', yoav.householdId)
    .where('userId', '=', yoav.id)
    .execute();
  const [head, rows] = ['תאריך,תיאור,סכום,חיית מחמד', ['5.3.25,שק,10,בלה', '5.3.25,חול,20,רקסי']];
  expect((await send(`${head}\n${rows.join('\n')}\n`, { as: yoav })).status).toBe(201);
  const named = [`6.3.25,שק,10,בלה,יואב`, `6.3.25,חול,20,רקסי,יואב לוי`];
  expect((await send(`${head},מי שילם\n${named.join('\n')}\n`, { as: yoav })).status).toBe(201);
  const { expenses } = await listed(yoav);
  expect(expenses.map(({ paidBy }: { paidBy: string }) => paidBy)).toEqual(Array.from({ length: 4 }, () => yoav.id));
});

describe('A refund in a file', () => {
  const head = 'תאריך,תיאור,סכום,חיית מחמד,החזר על\n';
  const both = `${head}7.3.25,החזר,-40,בלה,05.03.2025 · 100.00 · חיסון\n5.3.25,חיסון,100,בלה,\n`;
  const all = async () => (await listed()).expenses;
  const refund = (refundOf: string, more: object = {}) =>
    app.call('POST', '/api/expenses', {
      as: owner,
      body: { petId: bella, category: 'vet', description: 'עוד', amount: -10, date: '2025-04-01', refundOf, ...more },
    });
  const undo = (id: string, query = '') => app.call('DELETE', `${path}/${id}${query}`, { as: owner });
  const bring = (id: string) => app.call('POST', `${path}/${id}/restore`, { as: owner });

  it('is of a row of the file wherever it stands, or of an expense that there is', async () => {
    expect((await send(both)).body.import).toMatchObject({ count: 2, totalAmount: 60, standing: 2, changed: 0 });
    const [whole] = await all();
    expect(await all()).toMatchObject([
      { amount: 100, refunded: 40 },
      { amount: -40, refundOf: whole.id, category: 'other' },
    ]);
    expect((await send(`${head}8.3.25,ועוד,-60,בלה,5/3/25 · 100 · חיסון\n`)).status).toBe(201);
    expect((await all())[0]).toMatchObject({ refunded: 100 });
    // The same file again is there already, and nothing of it is too much.
    expect((await look(both)).body.counts).toMatchObject({ all: 2, duplicate: 2 });
  });

  it('without an expense, above it or before it is an error at its cell', async () => {
    const problems = async (row: string) => {
      const { body } = await look(`${head}5.3.25,חיסון,100,בלה,\n${row}\n`);
      return body.rows[0].problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
    };
    expect(await problems('7.3.25,החזר,-40,בלה,05.03.2025 · 100.00 · ביקור')).toEqual(['refundOf expenseUnknown']);
    expect(await problems('7.3.25,החזר,-40,בלה,חיסון')).toEqual(['refundOf expenseUnknown']);
    expect(await problems('7.3.25,החזר,-40,מיצי,05.03.2025 · 100.00 · חיסון')).toEqual(['refundOf expenseUnknown']);
    expect(await problems('7.3.25,החזר,-100.01,בלה,05.03.2025 · 100 · חיסון')).toEqual(['amount refundAboveExpense']);
    expect(await problems('4.3.25,החזר,-40,בלה,05.03.2025 · 100 · חיסון')).toEqual(['date refundBeforeExpense']);
    expect(await problems('7.3.25,החזר,40,בלה,05.03.2025 · 100 · חיסון')).toEqual(['amount refundNegative']);
    expect(await problems('7.3.25,החזר,-40,בלה,')).toEqual(['amount amountNegative']);
    const wrong = await send(`${head}7.3.25,החזר,-40,בלה,חיסון\n`);
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['2.refundOf']]);
    const mended = { corrections: [{ line: 2, field: 'refundOf', text: '5.3.25 · 100 · חיסון' }] };
    const at = `${head}7.3.25,החזר,-40,בלה,חיסון\n5.3.25,חיסון,100,בלה,\n`;
    expect((await send(at, { options: mended })).status).toBe(201);
  });

  it('like another one is the same only where it is of the same and was paid by the same', async () => {
    const wholes = '5.3.25,חיסון,100,בלה,\n5.3.25,ביקור,100,בלה,\n';
    const of = (name: string) => `7.3.25,החזר,-40,בלה,5.3.25 · 100 · ${name}\n`;
    const { body } = await look(`${head}${wholes}${of('חיסון')}${of('ביקור')}${of('ביקור')}`);
    expect(body.counts).toMatchObject({ all: 5, ready: 4, duplicate: 1 });
    expect(body.coming).toEqual({ count: 4, totalAmount: 120 });
    const paid = `תאריך,תיאור,סכום,חיית מחמד,מי שילם\n5.3.25,חיסון,100,בלה,\n5.3.25,חיסון,100,בלה,דנה כהן\n`;
    expect((await look(paid)).body.counts).toMatchObject({ ready: 2, duplicate: 0 });
  });

  it('that is there already is told as that, also when its expense is called otherwise by now', async () => {
    await send(both);
    const [whole] = await all();
    const renamed = { ...whole, description: 'חיסון שנתי' };
    await app.call('PUT', `/api/expenses/${whole.id}`, { as: owner, body: renamed });
    const { body } = await look(both);
    expect(body.counts).toMatchObject({ all: 2, duplicate: 2, error: 0 });
    // A duplicate that is imported anyway gets its error.
    expect((await look(both, { taken: [2] })).body.rows[0].problems).toMatchObject([{ code: 'expenseUnknown' }]);
  });

  it('goes and comes back with its import, and what was refunded since goes along', async () => {
    const { id } = (await send(both)).body.import;
    const [whole] = await all();
    expect((await refund(whole.id)).status).toBe(201);
    expect((await undo(id)).status).toBe(204);
    expect((await listed()).total).toBe(0);
    expect((await bring(id)).status).toBe(204);
    expect(await listed()).toMatchObject({ total: 3, totalAmount: 50 });
    expect((await all())[0]).toMatchObject({ refunded: 50 });
  });

  it('is undone, brought back and refunded by hand at the same time, and none waits for ever', async () => {
    const wholes = ['חיסון', 'ביקור', 'ניתוח'].map((name) => `5.3.25,${name},100,בלה,`);
    await send(`${head}${wholes.join('\n')}\n`);
    const ids = (await all()).map((row: { id: string }) => row.id);
    const lines = ['חיסון', 'ביקור', 'ניתוח'].map((of) => `7.3.25,החזר,-1,בלה,5.3.25 · 100 · ${of}`);
    const imported = await Promise.all(
      [lines, lines.toReversed(), lines].map((some) =>
        send(`${head}${some.join('\n')}\n`, { options: { taken: [2, 3, 4] } }),
      ),
    );
    const imports = imported.map(({ body }) => body.import.id as string);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        [
          () => undo(imports[turn % 3]!),
          () => refund(ids[turn % 3]!, { amount: -1 }),
          () => bring(imports[turn % 3]!),
          () => app.call('DELETE', `/api/expenses/${ids[turn % 3]}`, { as: owner }),
          () => app.call('POST', `/api/expenses/${ids[turn % 3]}/restore`, { as: owner }),
        ][turn % 5]!(),
      ),
    );
    expect([...imported, ...answers].filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('goes with its import while others edit what came with it, and none waits for ever', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `חיסון ${at}`);
    for (let round = 0; round < 4; round += 1) {
      const lines = names.map((name) => `5.3.25,${name},100,בלה,\n`).join('');
      const { id } = (await send(`${head}${lines}`)).body.import;
      const wholes = await all();
      for (const whole of wholes) await refund(whole.id, { date: '2025-03-20' });
      const edits = wholes.map((whole: { id: string }) =>
        app.call('PUT', `/api/expenses/${whole.id}`, { as: owner, body: { ...whole, refundOf: null, amount: 90 } }),
      );
      const answers = await Promise.all([...edits.slice(0, 4), undo(id), ...edits.slice(4)]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      await undo(id, '?withChanged=true');
    }
  });

  it('stays where it went with an expense that is gone, and finds room or is refused', async () => {
    await send(`${head}5.3.25,חיסון,100,בלה,\n`);
    const [whole] = await all();
    const { id } = (await send(`${head}7.3.25,החזר,-40,בלה,05.03.2025 · 100 · חיסון\n6.3.25,מזון,20,בלה,\n`)).body
      .import;
    await undo(id);
    await app.call('DELETE', `/api/expenses/${whole.id}`, { as: owner });
    expect((await bring(id)).status).toBe(204);
    expect(await listed()).toMatchObject({ total: 1, totalAmount: 20 });
    await app.call('POST', `/api/expenses/${whole.id}/restore`, { as: owner });
    const { body } = await refund(whole.id, { amount: -70 });
    const full = await bring(id);
    expect([full.status, full.body.error]).toEqual([409, 'refundAboveExpense']);
    await app.call('DELETE', `/api/expenses/${body.expense.id}`, { as: owner });
    expect((await bring(id)).status).toBe(204);
    expect(await listed()).toMatchObject({ total: 3, totalAmount: 80 });
  });
});
