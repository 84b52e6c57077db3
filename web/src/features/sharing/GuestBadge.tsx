import './sharing.css';
import HandHeart from 'lucide-react/icons/hand-heart';

/** Badge above a pet's name: whose pet it is, and the guest's role. */
export const GuestBadge = ({ children }: { children: string }) => (
  <span className="guest-badge">
    <HandHeart size={15} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
