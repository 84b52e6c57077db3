import { dayOf, dottedDay } from '@tzemed/contract/dates/days';
import { type expenseFormats, maxPrinted } from '@tzemed/contract/views/printouts';
import { petOf, scopeOf, viewOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import type { NamesById } from '../../features/expenses/exports/columns.ts';
import { reportParts } from '../../features/expenses/exports/report-parts.ts';
import { listRows, openFile, sumsOf } from '../../features/expenses/exports/service-exports.ts';
import type { Filters } from '../../features/expenses/store-resource.ts';
import { pets as petsInReach } from '../../features/expenses/imports/store-imports.ts';
import { categoryWords } from '../../features/expense-categories/service.ts';
import { personNames } from '../../households/household-people.ts';
import { tagNames } from '../../features/tags/service.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import { Refusal } from '../../lib/refusal.ts';
import { asFile, orderOf, words } from './service.ts';

type View = ViewCtx<'expenses'>;

const typeOf = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Exports the rows of the list. */
export async function expenses(
  ctx: View,
  { format, ...filters }: Filters & { readonly format: (typeof expenseFormats)[number] },
): Promise<Download> {
  const pet = filters.petId === undefined ? undefined : await petOf(ctx, filters.petId);
  const [pets, tags, category, person] = await Promise.all([
    petsInReach(ctx.db, scopeOf(ctx), {}),
    tagNames(ctx),
    categoryWords(ctx, ctx.lang),
    personNames(ctx.db, viewOf(ctx, 'profile'), ctx.now),
  ]);
  const petNames = new Map(pets.map(({ id, name }) => [id, name]));
  const names = { pet: (id: string) => petNames.get(id) ?? '', tags, category, person };
  const t = words(ctx);
  const about = pet ? names.pet(pet.petId) : t.allPets;
  if (format === 'pdf') return report(ctx, filters, names, about);
  return {
    type: typeOf[format],
    name: `${fileNameOf(`${t.expensesSheet} – ${about} – ${dayOf(ctx.now)}`)}.${format}`,
    open: await openFile(ctx, format, { filters, names, title: t.expensesSheet }),
  };
}

async function report(ctx: View, filters: Filters, names: NamesById, about: string) {
  const rows = await listRows(ctx, filters, { page: 1, offset: 0, limit: maxPrinted + 1 });
  if (rows.length > maxPrinted) throw new Refusal(422, 'tooMuchToPrint');
  const parts = reportParts({ rows, ...(await sumsOf(ctx, filters)) }, names, ctx.lang);
  const t = words(ctx);
  const [last, first] = [filters.to ?? rows[0]?.date, filters.from ?? rows.at(-1)?.date];
  const span = first && last ? ` · ${t.between({ from: dottedDay(first), to: dottedDay(last) })}` : '';
  const telling = { title: t.expensesSheet, about: `${about}${span}`, parts };
  return asFile({ title: t.expensesSheet, about }, await ctx.print(ctx.user.id, await orderOf(ctx, telling)));
}
