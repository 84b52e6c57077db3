import type { ActivityNoun } from '@tzemed/contract/views/activity';
import {
  budgetsPage,
  categoriesPage,
  eveningOutPage,
  linkTo,
  linkToClaim,
  linkToMedicines,
  linkToMeasure,
  linkToPet,
  linkToRecord,
  observationsPage,
  plansPage,
  screens,
  tagsPage,
  vetsPage,
} from '../../screens.ts';

type Thing = { thingId: string; petId: string | null };
const petOf = ({ petId }: Thing) => petId !== null && { petId };

/** Noun → address at which a thing of it is seen; `mayEdit` opens it. */
export const itemLinks: Readonly<Record<ActivityNoun, (thing: Thing, mayEdit: boolean) => string>> = {
  pets: ({ thingId }) => linkToPet(thingId),
  medicalRecords: ({ thingId }) => linkToRecord(thingId),
  appointments: ({ petId }) => (petId ? linkToPet(petId, 'medical') : linkTo(screens.medicalRecords)),
  measures: ({ thingId, petId }) => linkToMeasure({ petId, measureId: thingId }),
  measurements: ({ petId }) => linkToMeasure({ petId }),
  reminders: (thing, mayEdit) => linkTo(screens.reminders, mayEdit ? { open: thing.thingId } : { ...petOf(thing) }),
  observations: (thing, mayEdit) => linkTo(observationsPage, mayEdit ? { open: thing.thingId } : { ...petOf(thing) }),
  expenses: (thing, mayEdit) => linkTo(screens.expenses, mayEdit ? { open: thing.thingId } : { ...petOf(thing) }),
  expensePlans: () => linkTo(plansPage),
  medicines: ({ petId, thingId }) => (petId ? linkToMedicines(petId, thingId) : linkTo(screens.reminders)),
  claims: ({ thingId }) => linkToClaim(thingId),
  vets: ({ thingId }) => linkTo(vetsPage, { show: thingId }),
  tags: () => linkTo(tagsPage),
  quickButtons: () => linkTo(observationsPage),
  expenseCategories: () => linkTo(categoriesPage),
  expenseTemplates: () => linkTo(screens.expenses),
  reminderTemplates: () => linkTo(screens.reminders),
  budgets: () => linkTo(budgetsPage),
  settlements: () => linkTo(eveningOutPage),
  households: () => linkTo(screens.home),
  sharing: ({ petId }) => (petId ? linkToPet(petId) : linkTo(screens.home)),
  handovers: ({ petId }) => (petId ? linkToPet(petId) : linkTo(screens.home)),
};
