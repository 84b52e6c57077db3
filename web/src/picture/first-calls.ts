import type { PetAccess } from '@tzemed/contract/endpoint';
import { auth } from '@tzemed/contract/auth';
import { calendar } from '@tzemed/contract/calendar';
import { handovers } from '@tzemed/contract/handovers';
import { invitations } from '@tzemed/contract/invitations';
import { people } from '@tzemed/contract/people';
import { overview } from '@tzemed/contract/overview';
import { pets } from '@tzemed/contract/pets';
import { profile } from '@tzemed/contract/profile';
import { statistics } from '@tzemed/contract/statistics';
import { reminders } from '@tzemed/contract/reminders';
import { sharing } from '@tzemed/contract/sharing';
import { summaries } from '@tzemed/contract/summaries';
import { expenseCategories } from '@tzemed/contract/expense-categories';
import { tags } from '@tzemed/contract/tags';
import { timeline } from '@tzemed/contract/timeline';
import { households } from '@tzemed/contract/households';
import { vets } from '@tzemed/contract/vets';
import { expensesApi } from '../features/expenses/api.ts';
import { askedForReceived } from '../features/invitations/received.ts';
import { everyDose, medicalRecordsApi } from '../features/medical-records/api.ts';
import { remindersApi } from '../features/reminders/api.ts';
import { wholePageOf } from '../lib/every-page.ts';
import { urlOf } from '../lib/url-of.ts';
import { askedForCard } from '../screens/emergency/api.ts';
import { asked as askedOfPet } from '../screens/pet/asked.ts';
import { askedForTimeline } from '../screens/pet/use-timeline.ts';
import type { BelongingApi, BelongingTable, QueryOf } from '../shared/belonging-api.ts';
import { askedForPhoto } from '../shared/pet-photo.ts';
import { askedForPets } from '../shared/use-pets.ts';
import type { ScreenName } from '../screen-at.ts';

const listOf = <T extends BelongingTable>({ table, asked }: BelongingApi<T>, query: object) =>
  urlOf(table.list, asked(query as QueryOf<T>));

/** Stand in an address until the page knows better: the id in its own address, and the days that it shows. */
const petId = ':id';
const days = { from: ':from', to: ':to' };
const readable = (url: string) => url.replaceAll(encodeURIComponent(':'), ':');

const me = urlOf(auth.me);
const allPets = urlOf(pets.list, askedForPets(1));

const sharedPets = urlOf(sharing.shared, wholePageOf(1));

const card = readable(urlOf(summaries.emergency, askedForCard(petId)));

/** What a screen asks first, whatever query its address has. */
export const first = (screen: ScreenName) =>
  screen === 'profile'
    ? [me, urlOf(profile.get), urlOf(statistics.get)]
    : screen === 'card'
      ? [me, card]
      : [me, allPets, sharedPets];

/** Screens whose largest picture is a photo: by the answer to which question it is known whose, and where it is. */
export const firstPhotos: Partial<Record<ScreenName, string[]>> = Object.fromEntries(
  (['dashboard', 'pets', 'home', 'pet'] satisfies ScreenName[]).map((screen) => [
    screen,
    [allPets, readable(urlOf(pets.photo, askedForPhoto(petId)))],
  ]),
);

const page = 1;
const allTags = urlOf(tags.list, wholePageOf(page));
const allCategories = urlOf(expenseCategories.list, wholePageOf(page));

/**
 * What a screen asks besides when its address has no query; what is left out here is asked when its scripts have come. A
 * journey compares it with what the screens do ask.
 */
export const firstHere: Partial<Record<ScreenName, string[]>> = {
  dashboard: [urlOf(overview.get), urlOf(invitations.received, askedForReceived)],
  pets: [urlOf(reminders.nearest)],
  expenses: [listOf(expensesApi, { page }), allTags, allCategories, urlOf(people.list)],
  medicalRecords: [listOf(medicalRecordsApi, { page }), listOf(medicalRecordsApi, everyDose), allTags],
  reminders: [listOf(remindersApi, { status: 'upcoming', page }), allTags],
  calendar: [urlOf(vets.list, wholePageOf(page))],
  home: [urlOf(households.list), urlOf(handovers.list), urlOf(people.list)],
};

/** What the calendar asks besides, of the days that it shows. */
export const firstOfCalendar = readable(urlOf(calendar.list, { query: days }));

/** What a pet's page asks besides, and with which right: what somebody may not see is not asked for. */
export type FirstOfPet = { lists: string[]; calls: (PetAccess & { url: string })[] };

const petCalls: FirstOfPet['calls'] = [
  { area: 'reminders', level: 'view', url: listOf(remindersApi, { petId, ...askedOfPet.reminders }) },
  { area: 'medicalRecords', level: 'view', url: listOf(medicalRecordsApi, { petId, ...askedOfPet.vaccinations }) },
  { area: 'expenses', level: 'view', url: listOf(expensesApi, { petId, ...askedOfPet.expenses }) },
  { area: 'profile', level: 'view', url: urlOf(timeline.list, askedForTimeline(petId)) },
];

/** The lists tell the rights where the device does not know them. */
export const firstOfPet: FirstOfPet = {
  lists: [allPets, sharedPets],
  calls: petCalls.map(({ area, level, url }) => ({ area, level, url: readable(url) })),
};
