import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import type { LucideIcon } from 'lucide-react/types';
import type { ActivityAction, HomeActivity } from '@tzemed/contract/views/activity';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import { usePeople } from '../../shared/people/use-people.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { householdSentences } from './household-sentences.ts';
import { activityLink } from './activity-link.ts';
import { activityTexts } from './texts.ts';

const signs: Readonly<Record<ActivityAction, LucideIcon>> = {
  made: Plus,
  changed: Pencil,
  removed: Trash2,
  restored: RotateCcw,
  completed: Check,
  reopened: RotateCcw,
  archived: Archive,
  unarchived: RotateCcw,
};

/** A deed at home. It links to the thing while that is there, and then to the trash. */
export function HouseholdActivityRow({ activity: one }: { activity: HomeActivity }) {
  const t = useTexts(activityTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { petOf } = usePets();
  const { nameOf } = usePeople();
  const { noun, what, title, who, petId, count } = one;
  const sentence = useWord(householdSentences[noun][what] ?? householdSentences[noun].changed);
  const pet = petId === null ? undefined : petOf(petId);
  const isMe = who !== null && who === user?.id;
  const name = isMe ? t.you : who === null ? undefined : nameOf(who);
  const area = noun === 'reminders' || noun === 'expenses' ? noun : 'profile';
  const to = activityLink(one, { mayEdit: canAccess(pet, area, 'edit'), mayRestore: isMe || !pet?.shareId });
  const Sign = signs[what];
  const words = (
    <>
      {sentence}
      {title !== null && (
        <>
          : <b>{isolateDirection(title, lang)}</b>
        </>
      )}
    </>
  );
  return (
    <li className="activity-row">
      <span className="activity-face">
        {who !== null && name ? (
          <PersonAvatar is={isMe ? 'me' : 'owner'} name={isMe ? (nameOf(who) ?? name) : name} id={who} />
        ) : (
          <PersonAvatar is="owner" art={<House size={20} />} />
        )}
        <span className="activity-sign" aria-hidden="true">
          <Sign size={13} />
        </span>
      </span>
      <div className="activity-words">
        <p>
          {to === undefined ? words : <Link to={to}>{words}</Link>}
          {count > 1 && <span className="muted"> {t.andMore({ count: count - 1 })}</span>}
        </p>
        <p className="activity-more">
          {name && <bdi className="muted">{name}</bdi>}
          {noun !== 'pets' && <PetChip pet={pet} />}
          {one.isGone && what !== 'removed' && <Badge>{t.gone}</Badge>}
        </p>
      </div>
      <time dateTime={one.at}>{f.time(one.at)}</time>
    </li>
  );
}
