import Archive from 'lucide-react/icons/archive';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkToPet } from '../../screens.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { useSharedBy } from '../../shared/permissions/use-shared-by.ts';
import { PortraitTransition } from './PortraitTransition.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { describePet } from '@tzemed/contract/pets/describe-pet';
import { PetDueStatus } from './PetDueStatus.tsx';
import { petTexts } from './texts.ts';
import type { DueReminders } from './use-due-by-pet.ts';

/** `waiting` is missing while it is not known; null where nothing waits. */
type Props = { pet: AccessiblePet; waiting: DueReminders | null | undefined };

/** A pet, and how it stands with it: a card, and on a phone a row. All of it is the link. */
export function PetCard({ pet, waiting }: Props) {
  const t = useTexts(petTexts);
  const { lang } = useLanguage();
  const today = useToday();
  const whose = useSharedBy(pet);
  const canSeeWaiting = canAccess(pet, 'reminders', 'view');
  return (
    <li data-hue={pet.hue}>
      <Link className="card pet-card" to={linkToPet(pet.id)}>
        <span className="pet-card-art">
          <PortraitTransition petId={pet.id}>
            <PetPortrait pet={pet} size={154} isArch />
          </PortraitTransition>
        </span>
        <span className="pet-card-text">
          <span className="pet-card-name">
            <bdi>{pet.name}</bdi>
          </span>
          <Described parts={describePet(pet, today, lang)} breed={pet.breed} />
          {whose && <span className="described">{whose}</span>}
        </span>
        <span className="pet-card-foot">
          {pet.archivedAt ? (
            <Badge>
              <Archive size={13} aria-hidden="true" />
              {t.archived}
            </Badge>
          ) : (
            canSeeWaiting && waiting !== undefined && <PetDueStatus {...waiting} />
          )}
        </span>
        <ForwardArrow size={20} className="pet-card-forward" />
      </Link>
    </li>
  );
}

type DescribedProps = { parts: string[]; /** Part that a phone has no room for. */ breed?: string | null };

/** «כלבה · גולדן רטריבר · בת 4», each part in its own direction. */
export const Described = ({ parts, breed }: DescribedProps) => (
  <span className="described">
    {parts.map((part, index) => (
      <span key={part} className={parts.length > 2 && part === breed ? 'described-breed' : undefined}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </span>
    ))}
  </span>
);
