import type { CategoryIcon } from '@tzemed/contract/expense-categories';
import type { LucideProps } from 'lucide-react/types';
import { ownIcons } from './own-icons.ts';

/** Draws one of those that categories of one's own can have. */
export function OwnIcon({ icon, ...props }: LucideProps & { icon: CategoryIcon }) {
  const Icon = ownIcons[icon];
  return <Icon {...props} />;
}
