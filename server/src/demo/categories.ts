import type { categoryInput } from '@tzemed/contract/money/expense-categories';
import type * as z from 'zod/mini';

/** Custom categories of the demo household. */
export const demoCategories = {
  boarding: { name: 'פנסיון', hue: 'lilac', icon: 'bed' },
} satisfies Record<string, z.input<typeof categoryInput>>;
export type OwnCategoryKey = keyof typeof demoCategories;
