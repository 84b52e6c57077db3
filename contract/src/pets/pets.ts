import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { onceById } from '../items/belongings.ts';
import {
  editedVersion,
  homeIn,
  idOut,
  instantOut,
  named,
  newIdIn,
  pageOf,
  paging,
  sortIn,
  textIn,
  withExample,
} from '../schema/fields.ts';
import { hues } from './hues.ts';
import {
  boolIn,
  choice,
  inputFieldsOf,
  rowFields,
  optionalChoice,
  optionalDay,
  optionalLine,
  optionalText,
  outputFieldsOf,
  type FieldPair,
  text,
} from '../schema/field-pairs.ts';
import { customFields } from './custom-fields.ts';
import { petPermissions } from '../sharing/permissions.ts';
import { maxPhotoBytes, photoCrop } from './photo-crop.ts';
import { tagIds } from '../items/tag-ids.ts';

export const speciesList = ['dog', 'cat', 'bird', 'fish', 'rodent', 'other'] as const;
export type Species = (typeof speciesList)[number];
export const sexes = ['male', 'female'] as const;
export type Sex = (typeof sexes)[number];
/** Parts of a drawn face, which say nothing about the animal itself. `faceOptionsOf` says which of them a species has. */
export const ears = ['up', 'flop', 'half', 'long', 'fold'] as const;
export const patches = ['none', 'blaze', 'eye', 'mask', 'stripes'] as const;
export const collars = ['none', 'pine', 'brick', 'sky', 'lilac', 'butter'] as const;
export const collarTags = ['none', 'tag', 'bandana'] as const;

/** ISO 11784 chips have 15 digits; older ones of 9 or 10 exist, so another length is a warning and not an error. */
export const isFullChipNumber = (chip: string) => /^\d{15}$/.test(chip.replace(/[\s-]/g, ''));

const looks = <const V extends readonly string[]>(values: V, example: V[number]) => ({
  in: withExample(z.optional(z.enum(values, 'invalid')), example),
  out: withExample(z.enum(values), example),
});

const fields = {
  name: text(50, 'petNameRequired', 'בלה'),
  species: choice(speciesList, 'speciesRequired', 'speciesUnknown'),
  /** Looks that a new pet leaves out come from `choosePetLook`. */
  hue: looks(hues, 'apricot'),
  ears: looks(ears, 'half'),
  patch: looks(patches, 'eye'),
  collar: looks(collars, 'pine'),
  tag: looks(collarTags, 'tag'),
  breed: optionalLine(80, 'גולדן רטריבר'),
  sex: optionalChoice(sexes, 'female'),
  neutered: { in: z.optional(z.nullable(boolIn())), out: z.nullable(z.boolean()) },
  birthDate: optionalDay('2022-05-14'),
  /** The birth date is an estimate. */
  birthDateApproximate: { in: z.optional(boolIn()), out: withExample(z.boolean(), false) },
  color: optionalLine(60),
  chipNumber: optionalLine(30, '376000000000001'),
  chipDate: optionalDay('2022-07-20'),
  licenceNumber: optionalLine(30),
  licenceMunicipality: optionalLine(60, 'תל אביב-יפו'),
  licenceValidUntil: optionalDay('2027-03-01'),
  allergies: optionalText(1000),
  conditions: optionalText(1000),
  insurer: optionalLine(100, 'ליברה'),
  policyNumber: optionalLine(50, '7755-120'),
  insuranceRenewal: optionalDay('2027-01-01'),
  /** Until then the policy pays for nothing. */
  insuranceWaitingUntil: optionalDay('2026-01-15'),
  /** Further details. */
  insurance: optionalLine(500),
  notes: optionalText(4000),
  ownFields: customFields,
  tagIds,
} satisfies Record<string, FieldPair>;

export const petInput = named('PetInput', z.object({ ...inputFieldsOf(fields), ...editedVersion }));
export type PetInput = z.output<typeof petInput>;
export const newPet = named('NewPet', z.extend(petInput, { id: newIdIn(), householdId: z.optional(homeIn()) }));
export type NewPet = z.output<typeof newPet>;

export const pet = named(
  'Pet',
  z.object({
    id: idOut('Pet'),
    /** The home that it is of. */
    householdId: idOut('Household'),
    ...outputFieldsOf(fields),
    /** Changes with every new photo; null without one. The picture itself is `GET /pets/{id}/photo`. */
    photoId: z.nullable(idOut('Photo')),
    archivedAt: withExample(z.nullable(instantOut), null),
    permissions: petPermissions,
    ...rowFields,
  }),
);
export type Pet = z.input<typeof pet>;
/** Parts of a pet's drawn face, besides its species. */
export type Look = Pick<Pet, 'hue' | 'ears' | 'patch' | 'collar' | 'tag'>;

export const archivedFilters = ['active', 'archived', 'all'] as const;
/** Sort fields of pets. */
export const petSort = sortIn(['createdAt', 'name', 'species', 'birthDate', 'updatedAt']);
export type PetSort = z.output<typeof petSort>;

export const petFilters = z.object({
  species: z.optional(z.enum(speciesList, 'filterInvalid')),
  status: z._default(z.enum(archivedFilters, 'filterInvalid'), 'active'),
  sort: petSort,
  ...paging,
});
export type PetFilters = z.output<typeof petFilters>;

/** Width and height of the cut of a photo that is shown, in pixels: an arch, at twice its largest size on screen. */
export const photoCut = { width: 352, height: 416 } as const;

const reply = z.object({ pet });
const byId = '/pets/:id';
const photo = '/pets/:id/photo';

export const pets = {
  list: endpoint({
    method: 'GET',
    path: '/pets/my-pets',
    access: { area: 'profile', level: 'view' },
    summary: 'Your pets, the oldest entry first',
    details:
      'Archived ones are listed only when `status` asks for them. Without `sort` the order is that of creation, then id.',
    query: petFilters,
    reply: z.object(pageOf('pets', pet)),
  }),
  search: endpoint({
    method: 'GET',
    path: '/pets/search',
    access: { area: 'profile', level: 'view' },
    summary: 'Pets whose profile has some words: name, breed, chip, licence, notes and the rest',
    details:
      'Words are found however they are spelled: see `GET /search`. Archived ones are found too. Without `sort` the best come first.',
    query: z.object({ q: withExample(textIn(200), 'בלה'), sort: petSort, ...paging }),
    reply: z.object(pageOf('pets', pet)),
  }),
  breeds: endpoint({
    method: 'GET',
    path: '/pets/breeds',
    access: 'user',
    summary: 'Common breeds of a species, in the language asked for; any other text is allowed too',
    details: 'The language is that of `Accept-Language`.',
    query: z.object({ species: fields.species.in }),
    reply: z.object({ breeds: z.array(withExample(z.string(), 'גולדן רטריבר')) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/pets',
    access: 'user',
    summary: 'Add a pet; you become its owner',
    details:
      'What is left out of its looks (`hue`, `ears`, `patch`, `collar`, `tag`) is chosen so that no other pet of yours looks the same, while its species has a look left; a part that its species does not have is not drawn, and a `tag` is drawn on a collar only. A birth date or `chipDate` after today is refused. A plan may hold a limited number of pets that are not archived (`petLimit`). Without `householdId` it joins the home in which you have been for longest. ' +
      onceById,
    refuses: { 403: ['petLimit'], 404: ['notFound'], 409: ['idTaken'] },
    body: newPet,
    reply,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: { area: 'profile', level: 'view' },
    summary: 'One pet',
    details: '`ETag` is its version.',
    reply,
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    access: { area: 'profile', level: 'edit' },
    summary: "Edit a pet's profile; optional fields that are left out stay as they are",
    details:
      "An optional field that is '' or null is emptied; `ownFields` and `tagIds` are all of them. A birth date or `chipDate` after today is refused.",
    example: { reply: { pet: { version: 2 } } },
    body: petInput,
    reply,
    versioned: true,
  }),
  archive: endpoint({
    method: 'PATCH',
    path: '/pets/:id/archive',
    access: { area: 'profile', level: 'own' },
    summary: 'Put a pet into the archive or take it out; nothing of it is lost',
    details:
      'What is open of an archived pet is not listed as due; rows can still be added to it. Taking it out may exceed the plan (`petLimit`).',
    refuses: { 403: ['petLimit'] },
    example: { body: { archived: true }, reply: { pet: { archivedAt: '2026-11-21T07:00:00.000Z' } } },
    body: z.object({ archived: boolIn() }),
    reply,
    versioned: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: { area: 'profile', level: 'own' },
    summary: 'Delete a pet with everything that hangs off it; it can be restored',
    details: 'Its expenses, records and reminders go out of reach with it and come back with it.',
    versioned: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/pets/:id/restore',
    access: { area: 'profile', level: 'own' },
    summary: 'Bring a deleted pet back',
    details: 'A pet that is not deleted is a 404. Bringing one back may exceed the plan (`petLimit`).',
    refuses: { 403: ['petLimit'] },
    reply,
  }),
  photo: endpoint({
    method: 'GET',
    path: photo,
    access: { area: 'profile', level: 'view' },
    summary: 'The photo as WebP; `size` thumb is its cut of 352 × 416 pixels, full the whole in 1,280',
    details:
      'A pet without a photo is a 404. A photo that was set before there were cuts has a `thumb` of 256 × 256 pixels, from its middle. `ETag` is the photo’s own, for `If-None-Match`.',
    query: z.object({ size: z._default(z.enum(['thumb', 'full'], 'filterInvalid'), 'full') }),
    reply: 'file',
  }),
  setPhoto: endpoint({
    method: 'POST',
    path: photo,
    access: { area: 'profile', level: 'edit' },
    summary: 'Set the photo: JPG, PNG, GIF, WebP or HEIC, at most 20 MB; it is encoded anew without metadata',
    details:
      'The bytes decide what it is, not the name or type that is sent. The one before is deleted. `left`, `top` and `width` say which part is cut out for `size` thumb, from the picture as it was sent, upright; without a `width` it is the middle, whatever `left` and `top` say. The whole of a photo is kept in 1,280 pixels: to cut it otherwise, send it anew.',
    query: photoCrop,
    upload: { maxBytes: maxPhotoBytes },
    reply,
    limit: 'upload',
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: photo,
    access: { area: 'profile', level: 'edit' },
    summary: 'Remove the photo',
    details: 'A pet without a photo is a 404.',
    reply,
  }),
};
