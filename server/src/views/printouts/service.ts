import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { dayOf } from '@tzemed/contract/dates/days';
import type { RecordType } from '@tzemed/contract/medical/medical-records';
import { maxPrinted, type printFormats } from '@tzemed/contract/views/printouts';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { emergencyCourses, emergencyRows } from '@tzemed/contract/views/summaries';
import { wordsIn } from '@tzemed/contract/text/texts';
import { petOf, scopeOf, viewOf } from '../../access.ts';
import { allRows, type Slice } from '../../belongings/rows/all-rows.ts';
import { withTagFilter } from '../../belongings/service/tag-ids.ts';
import type { Member, ViewCtx } from '../../context.ts';
import { views as appointments } from '../../features/appointments/store.ts';
import { inSight } from '../../features/pets/service.ts';
import * as pets from '../../features/pets/store.ts';
import {
  medicines as latestMedicines,
  rows as medicalRecords,
  doses,
  everyDose,
} from '../../features/medical-records/store.ts';
import { takenOn } from '../../features/medicines/store.ts';
import { vetsOf } from '../../features/medical-records/service-vets.ts';
import { plansOn } from '../../features/medicines/feedings/store.ts';
import { views as reminders } from '../../features/reminders/store.ts';
import { tagNames } from '../../features/tags/service.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import { findFile } from '../../files/file-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { csvOf } from '../../lib/files/csv.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Order } from '../../printing/typesetter.ts';
import { currentPart } from './dose-sheet.ts';
import { feedingPart } from './feeding-part.ts';
import { emergencyParts, vetsPart } from './emergency-sheet.ts';
import { petFaceSvg } from './pet-face.ts';
import { handoverParts } from './handover-sheet.ts';
import { recordCells, recordsPart, type RecordRow } from './record-sheet.ts';
import { type PetRow, type Said, sheetOf } from './sheet-data.ts';
import { contactsPart, duePart, knownVetPart } from './sitter-sheet.ts';
import { printTexts } from './texts.ts';
import { treatmentsPart } from './treatment-sheet.ts';
import { rabiesPart, vaccinationsPart } from './vaccination-sheet.ts';

type View = ViewCtx<'medicalRecords'>;
type Filters = {
  readonly petId?: string | undefined;
  readonly tagId?: string | undefined;
  readonly type?: RecordType | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly sort?: string | undefined;
  readonly format: (typeof printFormats)[number];
};
/** Rows of a table of cells that are asked for at once. */
const cellsAtOnce = 1000;
const sitterDays = 14;
const dayMs = 86_400_000;

export const words = ({ lang }: Member) => wordsIn(printTexts, lang);
const today = ({ now }: Member) => dayOf(now);

export async function records(ctx: View, { format, ...filters }: Filters): Promise<Download> {
  const pet = filters.petId === undefined ? undefined : await inSight(ctx, filters.petId);
  const t = words(ctx);
  const about = pet?.name ?? t.allPets;
  if (format === 'csv') {
    const found = await everyRecord(ctx, filters);
    return download(
      { type: 'text/csv; charset=utf-8', name: nameOf(t.recordsSheet, about, 'csv') },
      await csvBytes(found, ctx),
    );
  }
  const found = await printableRecords(ctx, filters);
  const part = recordsPart(found, { lang: ctx.lang, withPet: !pet, withCost: true });
  return printed(ctx, { title: t.recordsSheet, about, parts: [part], ...(pet && { pet }) });
}

export async function vaccinations(ctx: View, petId: string): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const found = await printableRecords(ctx, { petId });
  const t = words(ctx);
  const told = { lang: ctx.lang, today: today(ctx) };
  return printed(ctx, {
    title: t.vaccinationSheet,
    about: pet.name,
    pet,
    parts: [
      vaccinationsPart(ofType(found, 'vaccination'), told),
      ...treatmentsPart(ofType(found, 'treatment', 'medication'), ctx.lang),
      ...knownVetPart(found, ctx.lang),
    ],
    signatures: [t.signature, t.stamp, t.date],
  });
}

export async function handover(ctx: View, petId: string): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const asked = { petId, today: today(ctx) };
  const [found, ahead] = await Promise.all([
    printableRecords(ctx, { petId }),
    appointments.upcoming.list(ctx.db, scopeOf(ctx), asked, { page: 1, limit: maxPrinted }),
  ]);
  const parts = handoverParts(found, { lang: ctx.lang, today: today(ctx), notes: pet.notes, ahead });
  return printed(ctx, { title: words(ctx).handoverSheet, about: pet.name, pet, parts });
}

export async function sitter(ctx: ViewCtx<'profile'>, petId: string): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const { lang, now } = ctx;
  const until = new Date(now.getTime() + sitterDays * dayMs);
  const one = { page: 1, limit: maxPrinted };
  const [vaccinated, due, vets, plans] = await Promise.all([
    doses(ctx.db, viewOf(ctx, 'medicalRecords'), { petId }, everyDose),
    reminders.all.any.list(ctx.db, viewOf(ctx, 'reminders'), { petId, now, until }, one),
    vetsOf(ctx.db, viewOf(ctx, 'medicalRecords'), petId, emergencyRows),
    plansOn(ctx.db, viewOf(ctx, 'reminders'), { petId, today: today(ctx) }),
  ]);
  const open = due.filter((one) => !one.isCompleted && !one.missedAt && dueTimeOf(one) <= until);
  return printed(ctx, {
    title: words(ctx).sitterSheet,
    about: pet.name,
    pet,
    parts: [
      ...(pet.notes ? [{ title: words(ctx).aboutPet, lines: pet.notes.split('\n') }] : []),
      ...feedingPart(plans, lang),
      ...rabiesPart(vaccinated, { lang, today: today(ctx) }),
      ...(pet.permissions.reminders === 'none' ? [] : [duePart(open, lang)]),
      ...vetsPart(vets, lang),
      contactsPart(lang),
    ],
  });
}

export async function emergency(ctx: View, petId: string): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const one = { page: 1, limit: emergencyRows };
  const [vaccinated, medicines, vets, courses, plans] = await Promise.all([
    doses(ctx.db, scopeOf(ctx), { petId }, everyDose),
    latestMedicines(ctx.db, scopeOf(ctx), { petId }, one),
    vetsOf(ctx.db, scopeOf(ctx), petId, emergencyRows),
    takenOn(ctx.db, viewOf(ctx, 'reminders'), { petId, today: today(ctx) }, { page: 1, limit: emergencyCourses }),
    plansOn(ctx.db, viewOf(ctx, 'reminders'), { petId, today: today(ctx) }),
  ]);
  return printed(ctx, {
    title: words(ctx).emergencySheet,
    about: pet.name,
    pet,
    parts: [
      ...rabiesPart(vaccinated, { lang: ctx.lang, today: today(ctx) }),
      ...(courses.length > 0 ? [currentPart(courses, { lang: ctx.lang, today: today(ctx) })] : []),
      ...feedingPart(plans, ctx.lang),
      ...emergencyParts(medicines, vets, ctx.lang),
    ],
  });
}

const ofType = (found: readonly RecordRow[], ...types: readonly RecordType[]) =>
  found.filter(({ type }) => types.includes(type));

type Records = Promise<readonly RecordRow[]>;

async function printableRecords(ctx: View, { sort, ...filters }: Omit<Filters, 'format'>): Records {
  const page = { page: 1, limit: maxPrinted + 1, sort };
  const found = await withTagFilter(ctx, filters, () => medicalRecords.list(ctx.db, scopeOf(ctx), filters, page));
  if (found.length > maxPrinted) throw new Refusal(422, 'tooMuchToPrint');
  return found;
}

async function everyRecord(ctx: View, { sort, ...filters }: Omit<Filters, 'format'>): Records {
  const list = (slice: Slice) =>
    withTagFilter(ctx, filters, () => medicalRecords.list(ctx.db, scopeOf(ctx), filters, { ...slice, sort }));
  const all: RecordRow[] = [];
  for await (const rows of allRows(list, cellsAtOnce)) all.push(...rows);
  return all;
}

const csvBytes = async (found: readonly RecordRow[], ctx: Member) =>
  new TextEncoder().encode(csvOf(recordCells(found, ctx.lang, await tagNames(ctx))));

type Telling = Omit<Said, 'lang' | 'today' | 'alerts' | 'owner'>;

export const printed = async (ctx: Member, telling: Telling): Promise<Download> =>
  asFile(telling, await ctx.print(ctx.user.id, await orderOf(ctx, telling)));

/** A sheet as it is printed: with who owns its pet, and how that looks. */
export async function orderOf(ctx: Member, telling: Telling): Promise<Order> {
  const { pet, isClaim } = telling;
  const t = words(ctx);
  const owner = pet?.permissions.profile === 'own' ? (await accounts.find(ctx.db, ctx.user.id))?.name : undefined;
  const alerts = [
    { name: t.allergies, text: pet?.allergies ?? '', strong: true },
    { name: t.conditions, text: pet?.conditions ?? '', strong: false },
  ];
  const said = { ...telling, lang: ctx.lang, today: today(ctx), owner, ...(!isClaim && { alerts }) };
  const portrait = pet && (await portraitOf(ctx, pet));
  return {
    sheet: {
      ...sheetOf(said),
      ...(portrait && { portrait: { name: portrait.name, isDrawn: portrait.isDrawn } }),
    },
    pictures: portrait ? { [portrait.name]: portrait.bytes } : {},
    ...(pet && !isClaim && { code: `${ctx.config.publicUrl}/app/pets/${pet.id}/emergency` }),
  };
}

export const asFile = ({ title, about }: Pick<Telling, 'title' | 'about'>, bytes: Uint8Array) =>
  download({ type: 'application/pdf', name: nameOf(title, about, 'pdf') }, bytes);

/** Photo of the pet, or its drawn portrait. */
async function portraitOf(ctx: Member, pet: PetRow) {
  const seen = await petOf({ ...ctx, right: { area: 'profile', level: 'view' } as const }, pet.id);
  const { photoThumbId } = (await pets.findPhoto(ctx.db, seen)) ?? {};
  const file = photoThumbId && (await findFile(ctx.db, seen, photoThumbId));
  if (!file) return { name: 'portrait.svg', isDrawn: true, bytes: new TextEncoder().encode(petFaceSvg(pet)) };
  return { name: 'portrait.webp', isDrawn: false, bytes: await buffer(await ctx.files.open(file.id)) };
}

const nameOf = (title: string, about: string, ending: string) => `${fileNameOf(`${title} – ${about}`)}.${ending}`;

const download = (kind: Pick<Download, 'type' | 'name'>, bytes: Uint8Array): Download => ({
  ...kind,
  size: bytes.byteLength,
  etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
  open: async () => Readable.from([bytes]),
});
