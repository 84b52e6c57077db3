import { auth } from './auth.ts';
import type { Contract } from './endpoint.ts';
import { expenses } from './expenses.ts';
import { handovers } from './handovers.ts';
import { health } from './health.ts';
import { medicalRecords } from './medical-records.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { pets } from './pets.ts';
import { reminders } from './reminders.ts';

/** Every call of the API: noun → verb → row. */
export const contract = {
  auth,
  expenses,
  handovers,
  health,
  medicalRecords,
  overview,
  people,
  pets,
  reminders,
} satisfies Contract;
