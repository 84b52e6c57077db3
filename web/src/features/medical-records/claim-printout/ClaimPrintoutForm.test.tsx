import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type MedicalRecord, medicalRecords } from '@tzemed/contract/medical/medical-records';
import { maxClaimed } from '@tzemed/contract/money/claims';
import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import { printouts } from '@tzemed/contract/views/printouts';
import { withoutMarks } from '../../../lib/format.ts';
import { takePrefill } from '../../../shared/form/form-prefill.ts';
import { answersOf, Refusal } from '../../../testing/fake-api.ts';
import { bella } from '../../../testing/pet-fixtures.ts';
import { rabies } from '../../../testing/row-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ClaimPrintoutForm } from './ClaimPrintoutForm.tsx';

const xray: MedicalRecord = {
  ...rabies,
  id: '01980b1e-7c00-7000-8000-0000000000c2',
  type: 'vet_visit',
  description: 'צילום רנטגן',
  date: '2026-11-02',
  cost: 620.1,
  attachmentCount: 2,
};
const surgery = { ...xray, id: '01980b1e-7c00-7000-8000-0000000000c3', description: 'ניתוח ברך', cost: 4350.2 };

function show(records: MedicalRecord[], claim: () => Blob = () => new Blob(['%PDF']), pet = bella) {
  const onDone = vi.fn();
  const kept: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  const view = renderScreen(<ClaimPrintoutForm pet={pet} title="תיק תביעה לביטוח" onDone={onDone} />, {
    answers: [
      answersOf(medicalRecords, { list: () => ({ records, total: records.length, page: 1, limit: 100 }) }),
      answersOf(printouts, { claim }),
    ],
  });
  const asked = () => view.requests.filter(({ path }) => path.includes('/prints/claim')).map(({ path }) => path);
  return { ...view, onDone, kept, asked };
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const download = () => screen.findByRole('button', { name: 'הורדת התיק (PDF)' });

test('The selected records of a pet are added up, and saved to one file under its name', async () => {
  const { user, kept, asked, onDone, requests } = show([rabies, xray, surgery]);
  const list = within(await screen.findByRole('group', { name: 'טיפולים' }));
  expect(list.getAllByRole('checkbox')).toHaveLength(3);
  expect(requests.find(({ path }) => path.startsWith('/medical-records'))?.path).toContain(`petId=${bella.id}`);
  await user.click(await box(/צילום רנטגן.*02\.11\.2026.*ד״ר לוי.*שני מסמכים/));
  await user.click(await box(/ניתוח ברך/));
  await user.click(await box(/חיסון כלבת/));
  await user.click(await box(/חיסון כלבת/));
  expect(withoutMarks(screen.getByText(/סומנו שני טיפולים/).parentElement?.textContent ?? '')).toMatch(/4,970\.30/);
  await user.click(await download());
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), 30_000);
  expect(asked()).toEqual([
    `/pets/${bella.id}/prints/claim?recordIds=${encodeURIComponent(`${xray.id},${surgery.id}`)}`,
  ]);
  expect(kept).toEqual(['תיק תביעה לביטוח – בלה.pdf']);
});

test('Without a tick nothing is asked for: it is said, at the first of them', async () => {
  const { user, asked } = show([rabies, xray]);
  await user.click(await download());
  expect(screen.getByRole('alert').textContent).toBe('סמנו לפחות טיפול אחד');
  expect(document.activeElement).toBe(await box(/חיסון כלבת/));
  expect(asked()).toEqual([]);
  await user.keyboard(' ');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('The selection stays when the file could not be created', async () => {
  const { user, onDone } = show([rabies], () => {
    throw new Refusal(503, { error: 'unavailable', message: 'השירות אינו זמין כרגע' });
  });
  await user.click(await box(/חיסון כלבת/));
  await user.click(await download());
  await screen.findByText('השירות אינו זמין כרגע');
  expect(await box(/חיסון כלבת/)).toHaveProperty('checked', true);
  expect(onDone).not.toHaveBeenCalled();
});

test('No sum is shown for records without a visible cost', async () => {
  const { user } = show([rabies]);
  await user.click(await box(/חיסון כלבת/));
  expect(screen.getByText('סומן טיפול אחד')).toBeTruthy();
  expect(document.body.textContent).not.toContain('₪');
});

test('Without records it says what a claim is made of', async () => {
  show([]);
  await screen.findByRole('heading', { name: 'אין עדיין רשומות רפואיות' });
  expect(screen.queryByRole('button', { name: 'הורדת התיק (PDF)' })).toBeNull();
});

test('More than one claim holds is said where it is ticked, before anything is sent', async () => {
  const many = Array.from({ length: maxClaimed + 1 }, (_, at) => ({
    ...xray,
    id: `many${at}`,
    description: `צילום ${at}`,
  }));
  const { user, asked } = show(many);
  await download();
  for (const one of screen.getAllByRole('checkbox')) fireEvent.click(one);
  const words = 'אפשר לצרף עד 50 רשומות לתיק אחד. בטלו כמה מהסימונים';
  await screen.findByText(words);
  await user.click(await download());
  expect(asked()).toEqual([]);
  await user.click(screen.getAllByRole('checkbox')[0]!);
  expect(screen.queryByText(words)).toBeNull();
  expect((await download()).getAttribute('aria-disabled')).toBe('false');
});

test('The selected records are kept as a claim, with their expenses', async () => {
  const { user, asked, onDone, router } = show([rabies, { ...xray, expenseId: 'paid' }]);
  const keep = await screen.findByRole('button', { name: 'שמירה כתביעה' });
  await user.click(keep);
  expect(screen.getByRole('alert').textContent).toBe('סמנו לפחות טיפול אחד');
  await user.click(await box(/חיסון כלבת/));
  await user.click(await box(/צילום רנטגן/));
  await user.click(keep);
  expect(onDone).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/app/expenses/claims'), 30_000);
  expect(router.state.location.search).toBe(`?add=1&petId=${bella.id}`);
  expect(takePrefill('claims', bella.id)).toEqual({ recordIds: [rabies.id, xray.id], expenseIds: ['paid'] });
  expect(asked()).toEqual([]);
});

test('A user who may not edit expenses cannot keep a claim', async () => {
  show([rabies], undefined, { ...bella, permissions: { ...ownPermissions, expenses: 'view' } });
  await download();
  expect(screen.queryByRole('button', { name: 'שמירה כתביעה' })).toBeNull();
});
