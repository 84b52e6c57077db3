import UserMinus from 'lucide-react/icons/user-minus';
import { dayOf } from '@tzemed/contract/dates/days';
import type { HomeOwner } from '@tzemed/contract/sharing/households';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { EmailAddress } from '../../shared/people/EmailAddress.tsx';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { homeTexts } from './texts.ts';

type Props = { owners: readonly HomeOwner[]; userId: string | undefined; onRemove: (owner: HomeOwner) => void };

/** Owners of a household, all with the same permissions. */
export function OwnersCard({ owners, userId, onRemove }: Props) {
  const t = useTexts(homeTexts);
  const f = useFormats();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t.owners}</h2>
      </div>
      <ul className="people">
        {owners.map((owner) => {
          const isMe = owner.userId === userId;
          return (
            <li key={owner.userId} className="person">
              <PersonAvatar is={isMe ? 'me' : 'owner'} name={owner.name} id={owner.userId} />
              <div className="person-text">
                <span className="person-name">
                  <b>
                    <bdi>{owner.name}</bdi>
                  </b>
                  {isMe && <Badge>{t.you}</Badge>}
                </span>
                <small className="muted">
                  {isMe && owner.email ? (
                    <EmailAddress>{owner.email}</EmailAddress>
                  ) : (
                    t.since({ day: f.fullDay(dayOf(new Date(owner.joinedAt))) })
                  )}
                </small>
              </div>
              {!isMe && (
                <MoreMenu
                  label={t.more({ name: owner.name })}
                  items={[{ icon: UserMinus, label: t.removeOwner, onPress: () => onRemove(owner), isDanger: true }]}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
