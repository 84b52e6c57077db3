import type { MissingRule } from '@tzemed/contract/medical/missing';
import { expect, it } from 'vitest';
import { type Facts, missingBy } from './missing-rules.ts';

const today = '2026-11-21';
const dog: Facts['pet'] = { species: 'dog', birthDate: null, chipNumber: '376000000000001', licenceValidUntil: null };
const cat: Facts['pet'] = { ...dog, species: 'cat', chipNumber: null, licenceValidUntil: '2020-01-01' };
type Record = Facts['records'][number];
type Paper = Facts['papers'][number];
const rabies: Record = { id: 'r', type: 'vaccination', date: '2026-11-10', description: 'חיסון כלבת', papers: [] };
const visit: Record = { id: 'v', type: 'vet_visit', date: '2026-11-01', description: 'צליעה', papers: ['invoice'] };
const policy: Paper = { recordId: 'p', name: 'פוליסה.pdf', kind: 'insurance', expiresOn: '2026-12-01' };

const missing = (facts: Partial<Facts>, dismissed: MissingRule[] = []) =>
  missingBy({ today, pet: dog, records: [], papers: [], ...facts }, dismissed).map(
    ({ rule, things }) => `${rule}: ${things.map(({ recordId, date }) => recordId ?? date ?? 'pet').join(' ')}`,
  );

it.each<[string, Partial<Facts>, string[]]>([
  ['a dog with all of its papers', { records: [{ ...rabies, papers: [null] }] }, []],
  ['a dog of which nothing is written but its chip', {}, []],
  ['a rabies vaccination without a paper', { records: [rabies] }, ['rabiesCertificate: r']],
  ['one of a cat', { pet: cat, records: [rabies] }, ['rabiesCertificate: r']],
  ['another vaccination without a paper', { records: [{ ...rabies, description: 'משושה' }] }, []],
  ['a visit about rabies', { records: [{ ...rabies, type: 'checkup' }] }, []],
  [
    'an earlier one without',
    {
      records: [
        { ...rabies, papers: ['other'] },
        { ...rabies, id: 'before' },
      ],
    },
    [],
  ],
  [
    'a licence that ended yesterday',
    { pet: { ...dog, licenceValidUntil: '2026-11-20' } },
    ['licenceRenewal: 2026-11-20'],
  ],
  ['a licence that ends today', { pet: { ...dog, licenceValidUntil: today } }, []],
  ['a cat’s old licence, and no chip', { pet: cat }, []],
  ['a dog without a chip', { pet: { ...dog, chipNumber: null } }, ['chip: pet']],
  ['a puppy of 89 days', { pet: { ...dog, chipNumber: null, birthDate: '2026-08-24' } }, []],
  ['a puppy of 90 days', { pet: { ...dog, chipNumber: null, birthDate: '2026-08-23' } }, ['chip: pet']],
  ['an invoice without a summary', { records: [visit, { ...visit, id: 'w' }] }, ['visitSummary: v w']],
  ['an invoice beside its summary', { records: [{ ...visit, papers: ['visit_summary', null, 'invoice'] }] }, []],
  ['a paper that ends soon', { papers: [policy] }, ['paperExpires: p']],
  ['a paper that ends in 60 days', { papers: [{ ...policy, expiresOn: '2027-01-20' }] }, ['paperExpires: p']],
  ['a paper that ends in 61 days', { papers: [{ ...policy, expiresOn: '2027-01-21' }] }, []],
  ['a paper that ended 60 days ago', { papers: [{ ...policy, expiresOn: '2026-09-22' }] }, ['paperExpires: p']],
  ['a paper that ended long ago', { papers: [{ ...policy, expiresOn: '2026-09-21' }] }, []],
  [
    'a paper with a later one of its kind',
    { papers: [policy, { ...policy, recordId: 'q', expiresOn: '2028-01-01' }] },
    [],
  ],
  [
    'papers of no kind',
    {
      papers: [
        { ...policy, kind: null },
        { ...policy, kind: null, recordId: 'q', expiresOn: '2026-11-25' },
      ],
    },
    ['paperExpires: q p'],
  ],
])('The rules find what is missing for %s', (_what, facts, told) => {
  expect(missing(facts)).toEqual(told);
});

it('Dismissed rules are left out, and all others are listed in a fixed order', () => {
  const pet = { ...dog, chipNumber: null, licenceValidUntil: '2026-01-01' };
  const all = { pet, records: [visit, rabies], papers: [policy] };
  const told = [
    'rabiesCertificate: r',
    'licenceRenewal: 2026-01-01',
    'chip: pet',
    'visitSummary: v',
    'paperExpires: p',
  ];
  expect(missing(all)).toEqual(told);
  expect(missing(all, ['chip', 'paperExpires'])).toEqual([told[0], told[1], told[3]]);
});

it('Each rule but that of the owners’ own days names an address as its source', () => {
  const pet = { ...dog, chipNumber: null, licenceValidUntil: '2026-01-01' };
  const told = missingBy({ today, pet, records: [visit, rabies], papers: [policy] }, []);
  for (const { rule, source } of told)
    expect([rule, source && URL.canParse(source)]).toEqual([rule, rule === 'paperExpires' ? null : true]);
});
