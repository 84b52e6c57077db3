import type { Attachment } from '@tzemed/contract/items/attachments';
import { expect, test } from 'vitest';
import { papersToKeep } from './papers.ts';

const now = Date.parse('2026-11-30T10:00:00Z');
const paper = (id: string, days: number, more: Partial<Attachment> = {}) => ({
  path: '/medical-records',
  item: 'item',
  paper: {
    id,
    petId: 'bella',
    kind: null,
    size: 10,
    createdAt: new Date(now - days * 86_400_000).toISOString(),
    ...more,
  } as Attachment,
});
const kept = (papers: ReturnType<typeof paper>[], bytes: number, wanted: string[] = []) =>
  papersToKeep(papers, new Set(wanted), now, bytes)
    .map(({ paper: { id } }) => id)
    .toSorted();

test('Papers of ninety days are kept, the newest first, as far as there is room', () => {
  const all = [paper('new', 1), paper('older', 80), paper('old', 91)];
  expect(kept(all, 100)).toEqual(['new', 'older']);
  expect(kept(all, 15)).toEqual(['new']);
});

test('The latest vaccination booklet, licence and insurance of each pet are kept whatever their age and the room', () => {
  const all = [
    paper('booklet', 400, { kind: 'vaccination_booklet' }),
    paper('booklet before', 500, { kind: 'vaccination_booklet' }),
    paper('licence', 300, { kind: 'licence' }),
    paper('licence of mitzi', 300, { kind: 'licence', petId: 'mitzi' }),
    paper('invoice', 300, { kind: 'invoice' }),
  ];
  expect(kept(all, 0)).toEqual(['booklet', 'licence', 'licence of mitzi']);
});

test('A paper that was marked is kept, and takes its room from the recent ones', () => {
  const all = [paper('marked', 900, { size: 95 }), paper('new', 1)];
  expect(kept(all, 100, ['marked'])).toEqual(['marked']);
  expect(kept(all, 105, ['marked'])).toEqual(['marked', 'new']);
});
