import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { belonging, belongingCalls } from './belongings.ts';
import type { Endpoint } from '../schema/endpoint.ts';
import { contract } from '../index.ts';
import { text } from '../schema/field-pairs.ts';

const lines = (table: Readonly<Record<string, Endpoint>>) =>
  Object.entries(table).map(([verb, { method, path, status }]) => `${verb}: ${method} ${path} ${status ?? ''}`.trim());
const keysOf = ({ reply }: Endpoint) => Object.keys((reply as z.ZodMiniObject).shape);

describe('belongingCalls', () => {
  it.each([
    [
      'expenses',
      'expenses',
      '/expenses',
      'expense',
      ['expenses', 'total', 'page', 'limit', 'totalAmount', 'petCount', 'months'],
    ],
    ['medicalRecords', 'medicalRecords', '/medical-records', 'record', ['records', 'total', 'page', 'limit']],
    ['reminders', 'reminders', '/reminders', 'reminder', ['reminders', 'total', 'page', 'limit', 'counts']],
  ] as const)('is found where its clients look, by the right that it takes: %s', (noun, area, path, one, list) => {
    const table = contract[noun];
    expect(lines(table).slice(0, 6)).toEqual([
      `list: GET ${path}`,
      `create: POST ${path} 201`,
      `get: GET ${path}/:id`,
      `update: PUT ${path}/:id`,
      `remove: DELETE ${path}/:id`,
      `restore: POST ${path}/:id/restore`,
    ]);
    expect(keysOf(table.list)).toEqual(list);
    expect([table.list.access, table.update.access]).toEqual([
      { area, level: 'view' },
      { area, level: 'edit' },
    ]);
    for (const row of [table.create, table.get, table.update, table.restore]) expect(keysOf(row)).toEqual([one]);
  });

  it('is called by its name, unless it says otherwise', () => {
    const fields = { title: text(10, 'titleRequired') };
    const plain = belongingCalls(belonging('Walk', fields), { area: 'reminders', filters: {} });
    expect(plain.list).toMatchObject({ path: '/walks', access: { area: 'reminders', level: 'view' } });
    expect([keysOf(plain.list)[0], keysOf(plain.get)[0]]).toEqual(['walks', 'walk']);
    const policy = belonging('InsurancePolicy', fields);
    const said = { one: 'policy', many: 'policies', path: '/policies', area: 'expenses', filters: {} } as const;
    const own = belongingCalls(policy, said);
    expect([own.list.path, keysOf(own.list)[0], keysOf(own.get)[0]]).toEqual(['/policies', 'policies', 'policy']);
    expect([own.list.summary, own.create.summary]).toEqual([
      'Policies of all pets you may see, newest first',
      'Add an insurance policy',
    ]);
    // @ts-expect-error -- an address has no capitals: a name of two words says its own
    belongingCalls(policy, { area: 'expenses', filters: {} });
  });
});
