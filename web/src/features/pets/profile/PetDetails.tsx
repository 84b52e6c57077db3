import './pet-details.css';
import Pencil from 'lucide-react/icons/pencil';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PetFacts, useFacts } from './PetFacts.tsx';
import { petFormTexts, petTexts } from '../texts.ts';

const rows = ['allergies', 'conditions', 'insurance', 'notes'] as const;

/** Details that a vet or a sitter asks about. */
export function PetDetails({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const t = useTexts(petTexts);
  const words = useTexts(petFormTexts);
  const known = rows.filter((row) => pet[row]);
  const mayEdit = canAccess(pet, 'profile', 'edit');
  const facts = useFacts(pet);
  const isEmpty = known.length === 0 && facts.length === 0;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t.details}</h2>
        {!isEmpty && mayEdit && <IconButton icon={Pencil} label={t.editTitle({ name: pet.name })} onPress={onEdit} />}
      </div>
      {isEmpty ? (
        <div className="pad details">
          <p className="muted">{t.noDetails}</p>
          {mayEdit && (
            <button type="button" className="btn soft" onClick={onEdit}>
              {t.complete}
            </button>
          )}
        </div>
      ) : (
        <div className="pad details">
          {known.includes('allergies') && <Detail row="allergies" label={words.allergies} text={pet.allergies} />}
          {facts.length > 0 && <PetFacts facts={facts} />}
          {known
            .filter((row) => row !== 'allergies')
            .map((row) => (
              <Detail key={row} row={row} label={words[row]} text={pet[row]} />
            ))}
        </div>
      )}
    </section>
  );
}

const Detail = ({ row, label, text }: { row: string; label: string; text: string | null }) => (
  <dl className={row}>
    <dt>{label}</dt>
    <dd dir="auto">{text}</dd>
  </dl>
);
