import { brand } from '@tzemed/contract/brand';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { Lang } from '@tzemed/contract/text/languages';
import type { Code } from '@tzemed/contract/text/messages';
import type { Species } from '@tzemed/contract/pets/pets';
import type { Customizations } from '@tzemed/contract/reminders/reminder-templates';
import { type TemplateTiming, templateStart } from '@tzemed/contract/reminders/template-start';
import { petOf, scopeOf, viewOf } from '../../../access.ts';
import { householdItemService } from '../../../belongings/household-items/household-item-service.ts';
import { findPet, maxTemplates, templateLimit } from '../../../belongings/household-items/template-limit.ts';
import type { EditCtx, ViewCtx } from '../../../context.ts';
import { dayIn, dueInstant, timeIn } from '../../../lib/time/due-instant.ts';
import { isUuid } from '../../../lib/ids.ts';
import { isFor, offeredTo } from '../../../lib/offered-templates.ts';
import { invalid, notFound, Refusal } from '../../../lib/refusal.ts';
import { omitUndefined } from '../../../lib/omit-undefined.ts';
import { builtIn } from './built-in-templates.ts';
import { create } from '../service.ts';
import { rows as reminderRows } from '../store.ts';
import * as store from './store-templates.ts';

type View = ViewCtx<'reminders'>;
type Edit = EditCtx<'reminders'>;

const room = templateLimit('reminderTemplates', 'title');
const kept = householdItemService(store.rows, { one: 'template', room });

type Asked = { readonly species?: Species | undefined; readonly petId?: string | undefined };

/** Own templates come first. */
async function list(ctx: View, { species, petId, ...paging }: Asked & Paging) {
  const pet = petId === undefined ? undefined : await findPet(ctx.db, await petOf(ctx, petId));
  const own = await store.rows.list(ctx.db, scopeOf(ctx), { page: 1, limit: maxTemplates });
  return offeredTo([...own, ...builtIn(ctx.lang)], { pet, species }, paging);
}

const builtInBy = (lang: Lang, id: string) => builtIn(lang).find((template) => template.id === id);

export const templates = {
  ...kept,
  list,
  get: async (ctx: View, id: string) => builtInBy(ctx.lang, id) ?? kept.get(ctx, id),
};

type Use = {
  readonly id?: string | undefined;
  readonly templateId: string;
  readonly petId: string;
  readonly petIds?: readonly string[] | undefined;
  readonly customizations?: Customizations | undefined;
};

/** Adds the reminder that a template makes, but for what is said otherwise. */
export async function createOf(ctx: Edit, { id, templateId, petId, petIds = [], customizations = {} }: Use) {
  // The template may have been deleted since the first request.
  const standing = id === undefined ? undefined : await reminderRows.find(ctx.db, scopeOf(ctx), id);
  if (standing) return standing;
  const pet = await findPet(ctx.db, await petOf(ctx, petId));
  const template = builtInBy(ctx.lang, templateId) ?? (await ownOf(ctx, pet.householdId, templateId));
  for (const { species } of [pet, ...(await petsOf(ctx, petIds))])
    if (!isFor(template.species, species)) throw invalid({ templateId: 'templateOfOtherSpecies' });
  const { title, description, repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom } = template;
  const { timezone = brand.timeZone, time = template.time } = customizations;
  const { date, repeatTimes } = beginning({ ...template, time }, pet.birthDate, timezone, ctx.now);
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom };
  const reminder = {
    title,
    description,
    ...repeat,
    // A plan has only one end: an end date in the request replaces the template’s number of times.
    ...(!customizations.repeatUntil && { repeatTimes }),
    ...omitUndefined(customizations),
    id,
    petId,
    petIds: [...petIds],
    timezone,
    time,
    date: customizations.date ?? date,
  };
  try {
    return await create(ctx, reminder);
  } catch (error) {
    throw ofCustomizations(error);
  }
}

async function petsOf(ctx: Edit, petIds: readonly string[]) {
  const pets = [];
  for (const petId of petIds) pets.push(await findPet(ctx.db, await petOf(ctx, petId)));
  return pets;
}

/** First due time of a template. */
function beginning(template: TemplateTiming, birthDate: string | null, timezone: string, at: Date) {
  try {
    const now = { today: dayIn(timezone, at), time: timeIn(timezone, at) };
    const { day, repeatTimes } = templateStart(template, birthDate, now);
    return { date: dueInstant(day, template.time, timezone), repeatTimes };
  } catch (error) {
    // Some old names pass as zones in `Intl` and are none to the calendar.
    if (error instanceof RangeError) throw invalid({ 'customizations.timezone': 'timezoneInvalid' });
    throw error;
  }
}

async function ownOf(ctx: Edit, householdId: string, id: string) {
  const template = isUuid(id) ? await store.rows.find(ctx.db, viewOf(ctx, 'reminders'), id) : undefined;
  if (template?.householdId !== householdId) throw notFound();
  return template;
}

/**
 * Moves the field errors of the reminder to the customizations they came from; errors of the pet and the id stay beside
 * those.
 */
function ofCustomizations(error: unknown) {
  if (!(error instanceof Refusal) || !error.fields || error.fields['id'] || error.fields['petIds']) return error;
  return invalid(
    Object.fromEntries(Object.entries(error.fields).map(([name, code]) => [`customizations.${name}`, code as Code])),
  );
}
