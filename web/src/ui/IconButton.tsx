import type { LucideIcon } from 'lucide-react/types';

type Props = { icon: LucideIcon; label: string; onPress: () => void; isDanger?: boolean };

/** A button that is only a picture; `label` is its name, as «עריכת שק אוכל». */
export const IconButton = ({ icon: Icon, label, onPress, isDanger }: Props) => (
  <button
    type="button"
    className={isDanger ? 'icon-btn danger' : 'icon-btn'}
    // The name, and what a pointer reads; said twice, as name and as description, it would be heard twice.
    title={label}
    onClick={onPress}
  >
    <Icon size={18} aria-hidden="true" />
  </button>
);
