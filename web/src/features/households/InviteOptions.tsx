import HandHeart from 'lucide-react/icons/hand-heart';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react/types';
import type { Role } from '@tzemed/contract/sharing/invitations';
import { useTexts } from '../../i18n/use-texts.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { homeTexts } from './texts.ts';

type Props = {
  /** A guest is asked to a pet: without one there are owners only. */ hasPets: boolean;
  onInvite: (role: Role) => void;
};

/** Two ways to invite, for a user who is alone. */
export function InviteOptions({ hasPets, onInvite }: Props) {
  const t = useTexts(homeTexts);
  const way = (Icon: LucideIcon, role: Role, label: string, text: string) => (
    <button type="button" className="home-way" onClick={() => onInvite(role)}>
      <Icon size={22} aria-hidden="true" />
      <span>
        <b>{label}</b>
        <small className="muted">{text}</small>
      </span>
      <ForwardArrow size={18} />
    </button>
  );
  return (
    <section className="card pad home-side">
      <h2>{t.waysTitle}</h2>
      <p>{t.waysText}</p>
      {way(Users, 'owner', t.moreOwners, t.moreOwnersText)}
      {hasPets && way(HandHeart, 'guest', t.guests, t.moreGuestsText)}
    </section>
  );
}
