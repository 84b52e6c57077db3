import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Endpoint, Table } from '@tzemed/contract/schema/endpoint';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import type { Lang } from '../i18n/language.ts';
import { linkTo } from '../screens.ts';
import type { BelongingTable, PageOf, PageExtras, RowOf } from '../shared/queries/belonging-api.ts';
import { answersOf, type Answers } from './fake-api.ts';
import { bella, mitzi } from './pet-fixtures.ts';
import { renderScreen } from './render-screen.tsx';

type Given<T extends BelongingTable & Table> = {
  /** However the list is asked for. */
  rows: RowOf<T>[];
  owned?: Pet[];
  /** The query of the screen's address. */
  at?: string;
  lang?: Lang;
  /** Instead of what is answered otherwise. */
  answers?: Parameters<typeof answersOf<T>>[1];
  /** Answers of other resources. */
  others?: readonly Answers[];
} & (object extends PageExtras<T> ? { page?: Partial<PageOf<T>> } : { page: PageExtras<T> & Partial<PageOf<T>> });

/**
 * The screen of a noun that hangs off a pet, with two pets and these rows; a change is answered with the first row.
 * `page` is what a page of the list says besides its rows: what the contract wants there has to be said.
 */
export function renderList<T extends BelongingTable & Table>(
  page: ReactElement,
  table: T,
  { rows, page: said, owned = [bella, mitzi], at = '', lang, answers, others = [] }: Given<T>,
) {
  const saved = () => {
    if (!rows[0]) throw new Error('no row to answer a change with: say what is answered');
    return { [keysOf(table.create)[0]!]: rows[0] };
  };
  const usual = {
    list: ({ query }: { query?: { page?: string } }) => ({
      [keysOf(table.list)[0]!]: rows,
      total: rows.length,
      page: Number(query?.page ?? 1),
      limit: 20,
      ...said,
    }),
    create: saved,
    update: saved,
    remove: () => undefined,
    restore: saved,
  };
  const path = linkTo({ path: table.list.path.slice(1) });
  const view = renderScreen(page, {
    at: path + at,
    path,
    lang,
    answers: [
      answersOf(pets, { list: () => ({ pets: owned, total: owned.length, page: 1, limit: 100 }) }),
      answersOf(table, { ...usual, ...answers } as never),
      ...others,
    ],
  });
  return {
    ...view,
    /** The requests by this method. */
    asked: (method: string) => view.requests.filter((request) => request.method === method),
    /** Chooses in the dialog one of those that are in sight. */
    choose: async (label: RegExp, option: string) => {
      const choices = within(await within(screen.getByRole('dialog')).findByRole('radiogroup', { name: label }));
      await view.user.click(choices.getByRole('radio', { name: option }));
    },
  };
}

const keysOf = ({ reply }: Endpoint) => Object.keys((reply as { shape?: object }).shape ?? {});
