import type { LucideIcon } from 'lucide-react';

/** What kind of thing a row is, as a picture on neutral paper: hues belong to pets. */
export const RowTile = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="tile" aria-hidden="true">
    <Icon size={20} />
  </span>
);
