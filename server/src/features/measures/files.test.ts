import { describe, expect, it } from 'vitest';
import { textForm } from '../../testing/documents/upload-form.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const { app, owner, add, list, catId } = await petResourceApp('measurements', { kind: 'weight', value: 28_400 });

const download = (id: string) => app.call('GET', `/api/measures/${id}/file`, { as: owner() });
async function upload(id: string, text: string, options: object = {}) {
  const form = await textForm({ options: JSON.stringify(options), file: { name: 'weights.csv', text } });
  return app.call('POST', `/api/measures/${id}/import`, { ...form, as: owner() });
}

describe('The file of a measure', () => {
  it('holds all values the oldest first, weights in kilograms', async () => {
    const { measureId } = await add({ takenAt: '2026-11-20T06:30:00Z', note: '=1+1, אחרי טיול', place: 'home' });
    await add({ value: 29_150, takenAt: '2026-11-01T05:00:05Z' });
    const answer = await download(measureId);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('משקל.csv'));
    expect(String(answer.body).replace('\uFEFF', '').split('\r\n')).toEqual([
      'תאריך,שעה,ערך,יחידה,הערה,איפה,גבול תחתון,גבול עליון',
      '2026-11-01,07:00:05,29.15,kg,,,,',
      `2026-11-20,08:30,28.4,kg,"'=1+1, אחרי טיול",בבית,,`,
      '',
    ]);
  });

  it('brings the same values to another pet, and none twice', async () => {
    const { measureId } = await add({ takenAt: '2026-11-20T06:30:00Z', note: 'אחרי טיול', place: 'visit' });
    await add({ value: 29_150, takenAt: '2026-11-01T05:00:05Z' });
    const text = String((await download(measureId)).body);
    const cat = await catId();
    const first = await add({ petId: cat, value: 4000, takenAt: '2026-10-01T07:00:00Z' });
    expect((await upload(first.measureId, text, { isTrial: true })).body).toEqual({ added: 2, known: 0, problems: [] });
    expect(await list(`petId=${cat}`)).toMatchObject({ total: 1 });
    expect((await upload(first.measureId, text)).body).toEqual({ added: 2, known: 0, problems: [] });
    expect((await upload(first.measureId, text)).body).toEqual({ added: 0, known: 2, problems: [] });
    const { measurements } = await list(`petId=${cat}`);
    expect(measurements).toMatchObject([
      { value: 28_400, takenAt: '2026-11-20T06:30:00.000Z', note: 'אחרי טיול', place: 'visit', date: '2026-11-20' },
      { value: 29_150, takenAt: '2026-11-01T05:00:05.000Z', note: null, place: null },
      { value: 4000 },
    ]);
  });

  it('brings nothing where a row is wrong, and says which', async () => {
    const { measureId } = await add();
    const text = 'תאריך,ערך\n2026-11-01,28\n2027-01-01,28\n2026-11-02,0\n';
    const { body } = await upload(measureId, text, { isTrial: true });
    expect(body).toMatchObject({
      added: 1,
      problems: [
        { line: 3, column: 'date', message: 'התאריך עוד לא הגיע' },
        { line: 4, column: 'value', message: 'המשקל צריך להיות גדול מ־0' },
      ],
    });
    const refused = await upload(measureId, text);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['3.date', '4.value']]);
    expect(await list()).toMatchObject({ total: 1 });
    expect((await upload(measureId, 'a,b\n1,2\n')).body.errors).toHaveProperty('file');
  });

  it('that is sent twice at once brings its values once', async () => {
    const { measureId } = await add();
    const rows = Array.from(
      { length: 300 },
      (_, nth) => `2025-${String((nth % 12) + 1).padStart(2, '0')}-10,0${nth % 10}:00,28.${nth}`,
    );
    const text = `date,time,value\n${rows.join('\n')}\n`;
    const answers = await Promise.all([upload(measureId, text), upload(measureId, text)]);
    expect(answers.map(({ body }) => body.added).toSorted((a, b) => a - b)).toEqual([0, 300]);
    expect(await list()).toMatchObject({ total: 301 });
  });
});
