import type { Home, HomeGuest } from '@tzemed/contract/sharing/households';
import type { Invitation, Offer } from '@tzemed/contract/sharing/invitations';
import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import type { SharedPet } from '@tzemed/contract/sharing/sharing';
import { bella, mitzi } from './pet-fixtures.ts';
import { dana } from './session-fixtures.ts';

/** Helps with Bella as a caretaker, and may see Mitzi. */
export const noa: HomeGuest = {
  userId: 'noa',
  name: 'נועה ברק',
  email: 'noa.barak@example.co.il',
  lastSeenAt: '2026-11-21T05:10:00.000Z',
  shares: [
    { id: 'share-bella', petId: bella.id, permissions: presets.caretaker, until: null, version: 3 },
    { id: 'share-mitzi', petId: mitzi.id, permissions: presets.view, until: null, version: 1 },
  ],
};

export const invited: Invitation = {
  id: 'invitation-yael',
  email: 'yael.levi@example.co.il',
  role: 'guest',
  state: 'waiting',
  shares: [{ id: 'share-yael', petId: bella.id, permissions: presets.caretaker, until: null, version: 1 }],
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-04T08:00:00.000Z',
  answeredAt: null,
};

/** Dana's, and nobody else's. */
export const aloneHome: Home = {
  id: 'home',
  petIds: [bella.id, mitzi.id],
  owners: [{ userId: dana.id, name: 'דנה כהן', email: dana.email, joinedAt: '2026-01-05T08:00:00.000Z' }],
  guests: [],
  invitations: [],
  successor: null,
  succession: null,
};

/** Dana's and Uri's, with a guest and two who were asked. */
export const fullHome: Home = {
  ...aloneHome,
  owners: [
    ...aloneHome.owners,
    { userId: 'uri', name: 'אורי כהן', email: 'uri@example.co.il', joinedAt: '2026-03-03T08:00:00.000Z' },
  ],
  guests: [noa],
  invitations: [
    invited,
    {
      ...invited,
      id: 'invitation-gil',
      email: 'gil@example.co.il',
      role: 'owner',
      state: 'expired',
      shares: [],
      expiresAt: '2026-11-18T08:00:00.000Z',
    },
  ],
  successor: { email: 'michal@example.co.il', name: 'מיכל כהן', chosenAt: '2026-06-12T08:00:00.000Z' },
};

/** Dog of another household, shared with the user. */
export const rexi: SharedPet = {
  ...bella,
  id: '01980b1e-7c00-7000-8000-000000000003',
  name: 'רקסי',
  hue: 'sage',
  permissions: { ...ownPermissions, ...presets.caretaker },
  shareId: 'share-rexi',
  until: null,
  owners: ['גיל כהן', 'רותי כהן'],
};

export const offered: Offer = {
  id: 'invitation-dana',
  role: 'guest',
  inviter: 'דנה כהן',
  owners: ['דנה כהן', 'אורי כהן'],
  address: 'n…@example.co.il',
  pets: [
    { ...bella, permissions: presets.caretaker, until: null },
    { ...mitzi, permissions: presets.view, until: null },
  ],
  isDeclined: false,
  expiresAt: '2026-12-04T08:00:00.000Z',
};
