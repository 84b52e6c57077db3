import Archive from 'lucide-react/icons/archive';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { linkToPet } from '../../screens.ts';
import { may } from '../../shared/may.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import type { ReachedPet } from '../../shared/use-pets.ts';
import { useSharedBy } from '../../shared/use-shared-by.ts';
import { Travelling } from './Travelling.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Forward } from '../../ui/Forward.tsx';
import { Link } from '../../ui/Link.tsx';
import { describe } from '@tzemed/contract/describe-pet';
import { PetStanding } from './PetStanding.tsx';
import { petTexts } from './texts.ts';
import type { Waiting } from './use-nearest.ts';

/** `waiting` is missing while it is not known; null where nothing waits. */
type Props = { pet: ReachedPet; waiting: Waiting | null | undefined };

/** A pet, and how it stands with it: a card, and on a phone a row. All of it is the link. */
export function PetCard({ pet, waiting }: Props) {
  const t = useTexts(petTexts);
  const { lang } = useLanguage();
  const today = useToday();
  const whose = useSharedBy(pet);
  const canSeeWaiting = may(pet, 'reminders', 'view');
  return (
    <li data-hue={pet.hue}>
      <Link className="card pet-card" to={linkToPet(pet.id)}>
        <span className="pet-card-art">
          <Travelling petId={pet.id}>
            <PetPortrait pet={pet} size={154} isArch />
          </Travelling>
        </span>
        <span className="pet-card-text">
          <span className="pet-card-name">
            <bdi>{pet.name}</bdi>
          </span>
          <Described parts={describe(pet, today, lang)} />
          {whose && <span className="described">{whose}</span>}
        </span>
        <span className="pet-card-foot">
          {pet.archivedAt ? (
            <Badge>
              <Archive size={13} aria-hidden="true" />
              {t.archived}
            </Badge>
          ) : (
            canSeeWaiting && waiting !== undefined && <PetStanding {...waiting} />
          )}
        </span>
        <Forward size={20} className="pet-card-forward" />
      </Link>
    </li>
  );
}

/** «כלבה · גולדן רטריבר · בת 4», each part in its own direction. */
export const Described = ({ parts }: { parts: string[] }) => (
  <span className="described">
    {parts.map((part, index) => (
      <span key={part}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </span>
    ))}
  </span>
);
