import { claimInput, type Claim } from '@tzemed/contract/money/claims';
import * as z from 'zod/mini';

type Sent = { readonly status: Claim['status']; readonly expenseIds?: readonly string[] | undefined };

/** A claim that is not a draft needs an expense: checked together with all other errors. */
export const claimForm = claimInput.check(
  z.check<Sent>(
    ({ value, issues }) => {
      if (issues.some(({ path }) => path?.[0] === 'expenseIds' || path?.[0] === 'status')) return;
      if (value.status !== 'draft' && !value.expenseIds?.length)
        issues.push({ code: 'custom', path: ['expenseIds'], message: 'claimEmpty', input: value.expenseIds });
    },
    { when: () => true },
  ),
);
export type ClaimValues = z.input<typeof claimForm>;
