import { newSettlement, settlementInput, type Settlement } from '@tzemed/contract/settlements';
import * as z from 'zod/mini';
import { editable } from '../../ui/editable.ts';

export const settlementForm = z.extend(settlementInput, { householdId: newSettlement.shape.householdId });
export type SettlementValues = z.input<typeof settlementForm>;

export const valuesOf = ({ settlement }: { settlement: Settlement }): SettlementValues =>
  editable(settlementInput, settlement);
