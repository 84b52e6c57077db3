import type { CategoryIcon } from '@tzemed/contract/money/expense-categories';
import type { LucideProps } from 'lucide-react/types';
import { customIcons } from './custom-icons.ts';

/** Draws one of those that categories of one's own can have. */
export function CustomIcon({ icon, ...props }: LucideProps & { icon: CategoryIcon }) {
  const Icon = customIcons[icon];
  return <Icon {...props} />;
}
