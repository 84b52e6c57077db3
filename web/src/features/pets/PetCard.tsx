import { Archive } from 'lucide-react';
import type { Pet } from '@tzemed/contract/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { Travelling } from './Travelling.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { describe } from './describe.ts';
import { petTexts } from './texts.ts';
import { linkToPet } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';

export function PetCard({ pet }: { pet: Pet }) {
  const t = useTexts(petTexts);
  const { lang } = useLanguage();
  const today = useToday();
  return (
    <li data-hue={pet.hue}>
      <Link className="card pet-card" to={linkToPet(pet.id)}>
        <span className="pet-card-art">
          <Travelling petId={pet.id}>
            <PetPortrait pet={pet} size={132} />
          </Travelling>
        </span>
        <span className="pet-card-text">
          <bdi className="pet-card-name">{pet.name}</bdi>
          <Described parts={describe(pet, today, lang)} />
          {pet.archivedAt && (
            <Badge>
              <Archive size={13} aria-hidden="true" />
              {t.archived}
            </Badge>
          )}
        </span>
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
