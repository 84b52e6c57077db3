import { ownPermissions } from '@tzemed/contract/permissions';
import type { Pet } from '@tzemed/contract/pets';
import { dana } from './given.ts';

/** A dog with her papers. */
export const bella: Pet = {
  id: '01980b1e-7c00-7000-8000-000000000001',
  name: 'בלה',
  species: 'dog',
  hue: 'apricot',
  ears: 'flop',
  patch: 'blaze',
  collar: 'pine',
  tag: 'tag',
  breed: 'גולדן רטריבר',
  sex: 'female',
  neutered: true,
  birthDate: '2022-08-14',
  birthDateApproximate: false,
  color: 'זהוב',
  chipNumber: '376000000000001',
  licenceNumber: '48-2210',
  allergies: null,
  conditions: null,
  insurance: null,
  notes: null,
  photoId: null,
  archivedAt: null,
  permissions: ownPermissions,
  version: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  createdBy: dana.id,
  updatedAt: '2026-01-05T08:00:00.000Z',
  updatedBy: dana.id,
};

/** A cat of whom only the name is known. */
export const mitzi: Pet = {
  ...bella,
  id: '01980b1e-7c00-7000-8000-000000000002',
  name: 'מיצי',
  species: 'cat',
  hue: 'lilac',
  ears: 'up',
  patch: 'stripes',
  collar: 'none',
  tag: 'none',
  breed: null,
  sex: null,
  neutered: null,
  birthDate: null,
  color: null,
  chipNumber: null,
  licenceNumber: null,
};
