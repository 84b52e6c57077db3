import { Suspense } from 'react';
import type { CategoryIcon } from '@tzemed/contract/money/expense-categories';
import type { LucideIcon, LucideProps } from 'lucide-react/types';
import { lazyWithoutPrefetch } from '../form/lazy-form.ts';

const Drawn = lazyWithoutPrefetch(() => import('./CustomIcon.tsx').then(({ CustomIcon }) => CustomIcon));

const made = new Map<CategoryIcon, LucideIcon>();

/** The picture of one's own category, whose code comes where there is one: most homes have none. */
export function lazyCustomIcon(icon: CategoryIcon): LucideIcon {
  const known = made.get(icon);
  if (known) return known;
  const Icon = ((props: LucideProps) => (
    <Suspense fallback={<svg width={props.size} height={props.size} aria-hidden="true" />}>
      <Drawn icon={icon} {...props} />
    </Suspense>
  )) as unknown as LucideIcon;
  made.set(icon, Icon);
  return Icon;
}
