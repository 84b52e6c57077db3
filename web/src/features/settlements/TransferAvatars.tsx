import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { useNames } from './use-settlements.ts';

/** Payer and receiver as a picture: the text next to it names them. */
export function TransferAvatars({ fromId, toId, size }: { fromId: string; toId: string; size: number }) {
  const { isMe, full } = useNames();
  const mark = (id: string) => <PersonAvatar is={isMe(id) ? 'me' : 'owner'} name={full(id)} id={id} size={size} />;
  return (
    <span className="settle-ends" aria-hidden="true">
      {mark(fromId)}
      <ForwardArrow size={20} />
      {mark(toId)}
    </span>
  );
}
