import type { LucideIcon } from 'lucide-react/types';

/** `hue`: what its home has coloured itself. */
type Props = { icon: LucideIcon; hue?: string | undefined };

/** Kind of a row, as an icon on a neutral background: colours belong to pets. */
export const RowIcon = ({ icon: Icon, hue }: Props) => (
  <span className="tile" data-hue={hue} aria-hidden="true">
    <Icon size={20} />
  </span>
);
