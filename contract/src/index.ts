import { auth } from './auth.ts';
import { changes } from './changes.ts';
import type { Contract } from './endpoint.ts';
import { expenses } from './expenses.ts';
import { handovers } from './handovers.ts';
import { health } from './health.ts';
import { households } from './households.ts';
import { invitations } from './invitations.ts';
import { medicalRecords } from './medical-records.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { pets } from './pets.ts';
import { reminders } from './reminders.ts';
import { sharing } from './sharing.ts';

/** Every call of the API: noun → verb → row. */
export const contract = {
  auth,
  changes,
  expenses,
  handovers,
  health,
  households,
  invitations,
  medicalRecords,
  overview,
  people,
  pets,
  reminders,
  sharing,
} satisfies Contract;
