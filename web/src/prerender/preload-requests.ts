import type { PetAccess } from '@tzemed/contract/schema/endpoint';
import { auth } from '@tzemed/contract/account/auth';
import { calendar } from '@tzemed/contract/views/calendar';
import { care } from '@tzemed/contract/care/care';
import { handovers } from '@tzemed/contract/sharing/handovers';
import { invitations } from '@tzemed/contract/sharing/invitations';
import { people } from '@tzemed/contract/sharing/people';
import { overview } from '@tzemed/contract/views/overview';
import { pets } from '@tzemed/contract/pets/pets';
import { profile } from '@tzemed/contract/account/profile';
import { statistics } from '@tzemed/contract/views/statistics';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { sharing } from '@tzemed/contract/sharing/sharing';
import { summaries } from '@tzemed/contract/views/summaries';
import { expenseCategories } from '@tzemed/contract/money/expense-categories';
import { tags } from '@tzemed/contract/items/tags';
import { timeline } from '@tzemed/contract/views/timeline';
import { households } from '@tzemed/contract/sharing/households';
import { vets } from '@tzemed/contract/medical/vets';
import { expensesApi } from '../features/expenses/api.ts';
import { receivedInvitationsRequest } from '../features/invitations/use-received-invitation.ts';
import { everyDose, medicalRecordsApi } from '../features/medical-records/api.ts';
import { remindersApi } from '../features/reminders/api.ts';
import { maxPageQuery } from '../lib/api/fetch-all-pages.ts';
import { endpointUrl } from '../lib/api/endpoint-url.ts';
import { emergencyCardRequest } from '../screens/emergency/api.ts';
import { petQueries as askedOfPet } from '../screens/pet/pet-queries.ts';
import { timelineRequest } from '../screens/pet/timeline/use-timeline.ts';
import type { BelongingApi, BelongingTable, QueryOf } from '../shared/queries/belonging-api.ts';
import { petPhotoRequest } from '../shared/pets/pet-photo.ts';
import { petsRequest } from '../shared/pets/use-pets.ts';
import type { ScreenName } from '../match-screen.ts';

const listOf = <T extends BelongingTable>({ table, asked }: BelongingApi<T>, query: object) =>
  endpointUrl(table.list, asked(query as QueryOf<T>));

/** Stand in an address until the page knows better: the id in its own address, and the days that it shows. */
const petId = ':id';
const days = { from: ':from', to: ':to' };
const readable = (url: string) => url.replaceAll(encodeURIComponent(':'), ':');

const me = endpointUrl(auth.me);
const allPets = endpointUrl(pets.list, petsRequest(1));

const sharedPets = endpointUrl(sharing.shared, maxPageQuery(1));

const card = readable(endpointUrl(summaries.emergency, emergencyCardRequest(petId)));

/** First requests of a screen, whatever query its address has: the menu knows by the pets what is shared with a guest. */
export const preloadUrls = (screen: ScreenName) => [
  me,
  ...(screen === 'profile' ? [endpointUrl(profile.get), endpointUrl(statistics.get)] : []),
  ...(screen === 'card' ? [card] : []),
  allPets,
  sharedPets,
];

/** Screens whose largest picture is a photo: by the answer to which question it is known whose, and where it is. */
export const firstPhotos: Partial<Record<ScreenName, string[]>> = Object.fromEntries(
  (['dashboard', 'pets', 'home', 'pet'] satisfies ScreenName[]).map((screen) => [
    screen,
    [allPets, readable(endpointUrl(pets.photo, petPhotoRequest(petId)))],
  ]),
);

const page = 1;
const allTags = endpointUrl(tags.list, maxPageQuery(page));
const allCategories = endpointUrl(expenseCategories.list, maxPageQuery(page));

/**
 * Additional requests of a screen without a query in its address; requests left out here are sent once the scripts have
 * loaded. A browser test compares the list with the requests that the screens send.
 */
export const firstHere: Partial<Record<ScreenName, string[]>> = {
  dashboard: [
    endpointUrl(overview.get),
    endpointUrl(overview.used),
    endpointUrl(invitations.received, receivedInvitationsRequest),
  ],
  pet: [endpointUrl(overview.used)],
  pets: [endpointUrl(reminders.nearest)],
  expenses: [
    listOf(expensesApi, { page }),
    allTags,
    allCategories,
    endpointUrl(people.list),
    endpointUrl(overview.used),
  ],
  medicalRecords: [listOf(medicalRecordsApi, { page }), listOf(medicalRecordsApi, everyDose), allTags],
  reminders: [listOf(remindersApi, { status: 'upcoming', page }), allTags],
  calendar: [endpointUrl(vets.list, maxPageQuery(page))],
  home: [
    endpointUrl(households.list),
    endpointUrl(handovers.list),
    endpointUrl(people.list),
    endpointUrl(overview.used),
  ],
};

/** Additional request of the calendar, for the days that it shows. */
export const firstOfCalendar = readable(endpointUrl(calendar.list, { query: days }));

/** Additional requests of a pet's page, each with its permission: data that the user may not see is not requested. */
export type FirstOfPet = { lists: string[]; calls: (PetAccess & { url: string })[] };

const petCalls: FirstOfPet['calls'] = [
  { area: 'reminders', level: 'view', url: listOf(remindersApi, { petId, ...askedOfPet.reminders }) },
  { area: 'medicalRecords', level: 'view', url: listOf(medicalRecordsApi, { petId, ...askedOfPet.vaccinations }) },
  { area: 'expenses', level: 'view', url: listOf(expensesApi, { petId, ...askedOfPet.expenses }) },
  { area: 'reminders', level: 'view', url: endpointUrl(care.get, { params: { petId } }) },
  { area: 'profile', level: 'view', url: endpointUrl(timeline.list, timelineRequest(petId)) },
];

/** The lists tell the rights where the device does not know them. */
export const firstOfPet: FirstOfPet = {
  lists: [allPets, sharedPets],
  calls: petCalls.map(({ area, level, url }) => ({ area, level, url: readable(url) })),
};
