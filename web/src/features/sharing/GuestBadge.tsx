import './sharing.css';
import HandHeart from 'lucide-react/icons/hand-heart';

/** Whose the pet is, and as what one helps: over its name. */
export const GuestBadge = ({ children }: { children: string }) => (
  <span className="guest-badge">
    <HandHeart size={15} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
