import './pet-details.css';
import { Pencil } from 'lucide-react';
import type { Pet } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { petFormTexts, petTexts } from './texts.ts';

const rows = ['allergies', 'conditions', 'insurance', 'notes'] as const;

/** The long facts: what a vet or a sitter asks about. */
export function PetDetails({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const t = useTexts(petTexts);
  const words = useTexts(petFormTexts);
  const known = rows.filter((row) => pet[row]);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t.details}</h2>
        <IconButton icon={Pencil} label={t.editTitle({ name: pet.name })} onPress={onEdit} />
      </div>
      {known.length === 0 ? (
        <p className="pad muted">{t.noDetails}</p>
      ) : (
        <dl className="pad details">
          {known.map((row) => (
            <div key={row} className={row}>
              <dt>{words[row]}</dt>
              <dd dir="auto">{pet[row]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
