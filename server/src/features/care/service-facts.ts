import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { knownBirthDate } from '@tzemed/contract/pets/known-birth';
import { idOfKey } from '../../lib/ids.ts';
import { type CareChoice, type CareFacts, planOf } from './care-plan.ts';
import { rulesOf } from './care-rules.ts';

/** Switches of a whole plan, kept beside what was said about rules. */
export const switches = { reminders: 'reminders', outdoor: 'outdoor' } as const;

/** Id by which a reminder names its rule: the same for ever for a pet. An own item is named by its own. */
export const sourceIdOf = (petId: string, key: string, isOwn: boolean) => (isOwn ? key : idOfKey(petId, `care ${key}`));

/** Days after reminders were turned on, at which comes what nobody knows a day of. */
const unknownDays = 7;
export const unknownDayOf = (reminding: { readonly since: string } | undefined) =>
  reminding && addDays(reminding.since, unknownDays);

type Stored = {
  readonly pet: {
    readonly id: string;
    readonly species: CareFacts['species'];
    readonly birthDate: string | null;
    readonly birthDateApproximate: boolean;
    readonly createdAt: Date;
    readonly chipNumber: string | null;
    readonly chipDate: string | null;
    readonly licenceValidUntil: string | null;
  };
  readonly choices: readonly (Omit<CareChoice, 'key' | 'saidOn'> & {
    readonly id: string;
    readonly key: string | null;
    readonly createdAt: Date;
    readonly lang: 'he' | 'en' | 'ar';
  })[];
  readonly records: CareFacts['records'];
  readonly weights: readonly { readonly date: string }[];
  readonly reminders: readonly {
    readonly sourceId: string | null;
    readonly completedAt: Date | null;
    readonly missedAt: Date | null;
    readonly hasRecord: boolean;
  }[];
};

/** Names of rules and own items by the ids that their reminders have. */
function keysBySourceId({ pet, choices }: Pick<Stored, 'pet' | 'choices'>) {
  const keys = new Map(rulesOf(pet.species).map(({ key }) => [sourceIdOf(pet.id, key, false), key]));
  for (const { id, key } of choices) if (key === null) keys.set(id, id);
  return keys;
}

function choiceOf({ id, key, createdAt, ...said }: Stored['choices'][number]): CareChoice {
  return { ...said, key: key ?? id, saidOn: dayOf(createdAt) };
}

/** The plan of a pet on a day, with its switches. */
export function planOfStored(stored: Stored, today: string) {
  const { pet, choices, records, weights, reminders } = stored;
  const keys = keysBySourceId(stored);
  const switchOf = (key: string) => choices.find((choice) => choice.key === key && choice.isChosen);
  const facts: CareFacts = {
    today,
    species: pet.species,
    birthDate: pet.birthDate,
    addedOn: dayOf(pet.createdAt),
    hasChip: pet.chipNumber !== null || pet.chipDate !== null,
    chippedOn: pet.chipDate,
    licenceValidUntil: pet.licenceValidUntil,
    goesOut: switchOf(switches.outdoor) !== undefined,
    records,
    weighedOn: weights.map(({ date }) => date),
    closed: reminders.flatMap(({ sourceId, completedAt, missedAt, hasRecord }) => {
      const [at, key] = [completedAt ?? missedAt, keys.get(sourceId ?? '')];
      return at && key && !hasRecord ? [{ key, on: dayOf(at), isSkipped: completedAt === null }] : [];
    }),
    choices: choices.map(choiceOf),
  };
  const reminding = switchOf(switches.reminders);
  return {
    facts,
    bornOn: knownBirthDate(pet),
    items: planOf(facts),
    /** Day and language in which reminders were turned on. */
    reminding: reminding && { since: dayOf(reminding.createdAt), lang: reminding.lang },
  };
}
