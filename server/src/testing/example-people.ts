import { exampleId } from '@tzemed/contract/fields';
import type { TestApp } from './app.ts';

/** Has a home know those whom the example of a settlement names. */
export const givenExamplePeople = ({ db }: Pick<TestApp, 'db'>, householdId: string) =>
  db
    .insertInto('householdPeople')
    .values(['Giver', 'Getter'].map((kind) => ({ householdId, userId: exampleId(kind), name: kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
