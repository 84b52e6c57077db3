import type { contract } from '@tzemed/contract';
import type { Endpoint } from '@tzemed/contract/endpoint';
import { ownReasonsOf } from './openapi-refusals.ts';
import { takesVersion } from './outcome.ts';

/** Whose calls these are. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  auth: 'Accounts: opening one, signing in and out, passwords, mailed links',
  changes: 'What happened in the homes in reach, afterwards and while it happens',
  expenses: 'What was spent on a pet, with sums',
  handovers: 'Pets that go to another home, with their whole history',
  health: 'Whether the server works',
  households: 'Homes: their owners, guests and successors',
  invitations: 'Asking somebody into a home, and answering',
  medicalRecords: 'Visits, vaccinations, treatments and the next appointment',
  overview: 'What the dashboard shows, in one call',
  people: 'Who wrote what: their names',
  pets: 'Pets: profile, photo, archive',
  reminders: 'What is to be done for a pet, once or again and again',
  sharing: 'Who else sees a pet, and what they may do with it',
} satisfies Record<keyof typeof contract, string>;

/** All that is to be known of a call before it is made. */
export const describe = (row: Endpoint) => [row.details, whoMay(row), ...whenStale(row), ...refused(row)].join('\n\n');

function whoMay({ access }: Endpoint) {
  if (access === 'public') return 'Anybody may call it, without a token.';
  if (access === 'user') return 'Whoever is signed in may call it.';
  return access.level === 'own'
    ? 'Only who owns the pet may call it.'
    : `It takes the right to ${access.level} \`${access.area}\` of the pet.`;
}

function whenStale(row: Endpoint) {
  if (!row.versioned) return [];
  return [
    takesVersion(row)
      ? 'Say which version it begins from, as `version` in the body (else 409) or in `If-Match` (else 412). Without either, the last one to save wins.'
      : 'No version has to be named; with `If-Match` it is done only to that one (else 412).',
  ];
}

function refused(row: Endpoint) {
  const lines = ownReasonsOf(row).map(({ status, code, when }) => `- ${status} \`${code}\`: ${when}`);
  return lines.length > 0 ? [`Refused, besides what refuses every call:\n\n${lines.join('\n')}`] : [];
}

/** What a success says. */
export function outcomeOf({ method, status, reply, versioned }: Endpoint) {
  if (status === 201) return 'What was made, as it is kept';
  if (status === 202) return 'Accepted; the mail, if there is one to send, follows';
  if (!reply) return 'Done; there is nothing to tell';
  if (isPage(reply)) return 'One page; `total` counts all that the filters let through';
  return method === 'GET' || versioned ? 'As it stands now' : 'What came of it';
}

const isPage = (reply: Endpoint['reply']) => 'total' in ((reply as { shape?: object }).shape ?? {});
