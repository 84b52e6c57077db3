import { Person } from '../../shared/Person.tsx';
import { Forward } from '../../ui/Forward.tsx';
import { useNames } from './use-settlements.ts';

/** From whom to whom, as a picture: who they are is said beside it. */
export function Ends({ fromId, toId, size }: { fromId: string; toId: string; size: number }) {
  const { isMe, full } = useNames();
  const mark = (id: string) => <Person is={isMe(id) ? 'me' : 'owner'} name={full(id)} id={id} size={size} />;
  return (
    <span className="settle-ends" aria-hidden="true">
      {mark(fromId)}
      <Forward size={20} />
      {mark(toId)}
    </span>
  );
}
