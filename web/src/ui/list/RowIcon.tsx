import type { LucideIcon } from 'lucide-react/types';

/** `hue`: what its home has coloured itself. */
type Props = { icon: LucideIcon; hue?: string | undefined };

/** What kind of thing a row is, as a picture on neutral paper: hues belong to pets. */
export const RowIcon = ({ icon: Icon, hue }: Props) => (
  <span className="tile" data-hue={hue} aria-hidden="true">
    <Icon size={20} />
  </span>
);
