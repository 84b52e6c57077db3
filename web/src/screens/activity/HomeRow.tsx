import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import type { LucideIcon } from 'lucide-react/types';
import type { ActivityDeed, HomeActivity } from '@tzemed/contract/activity';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { may } from '../../shared/may.ts';
import { Person } from '../../shared/Person.tsx';
import { PetChip } from '../../shared/PetChip.tsx';
import { usePeople } from '../../shared/use-people.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useAuth } from '../../shell/auth-context.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { homeSentences } from './home-sentences.ts';
import { linkOf } from './link-of.ts';
import { activityTexts } from './texts.ts';

const signs: Readonly<Record<ActivityDeed, LucideIcon>> = {
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
export function HomeRow({ activity: one }: { activity: HomeActivity }) {
  const t = useTexts(activityTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { petOf } = usePets();
  const { nameOf } = usePeople();
  const { noun, what, title, who, petId, count } = one;
  const sentence = useWord(homeSentences[noun][what] ?? homeSentences[noun].changed);
  const pet = petId === null ? undefined : petOf(petId);
  const isMe = who !== null && who === user?.id;
  const name = isMe ? t.you : who === null ? undefined : nameOf(who);
  const area = noun === 'reminders' || noun === 'expenses' ? noun : 'profile';
  const to = linkOf(one, { mayEdit: may(pet, area, 'edit'), mayRestore: isMe || !pet?.shareId });
  const Sign = signs[what];
  const words = (
    <>
      {sentence}
      {title !== null && (
        <>
          : <b>{isolate(title, lang)}</b>
        </>
      )}
    </>
  );
  return (
    <li className="activity-row">
      <span className="activity-face">
        {who !== null && name ? (
          <Person is={isMe ? 'me' : 'owner'} name={isMe ? (nameOf(who) ?? name) : name} id={who} />
        ) : (
          <Person is="owner" art={<House size={20} />} />
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
