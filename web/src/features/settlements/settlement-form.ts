import { newSettlement, settlementInput, type Settlement } from '@tzemed/contract/money/settlements';
import * as z from 'zod/mini';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';

export const settlementForm = z.extend(settlementInput, { householdId: newSettlement.shape.householdId });
export type SettlementValues = z.input<typeof settlementForm>;

export const valuesOf = (settlement: Settlement): SettlementValues => pickSchemaFields(settlementInput, settlement);
