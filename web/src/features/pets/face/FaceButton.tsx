import { useState } from 'react';
import Palette from 'lucide-react/icons/palette';
import { useWatch, type Control } from 'react-hook-form';
import type { Look, Pet, Species } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { FaceDialog } from './FaceDialog.tsx';
import { faceTexts } from './face-texts.ts';

type Props<V extends { name: string }> = {
  control: Control<V>;
  species: Species;
  look: Look;
  others: readonly Pet[];
  hasPhoto: boolean;
  onSave: (look: Look) => void;
};

/** The way from a pet's form to the making of its face. */
export function FaceButton<V extends { name: string }>({ control, hasPhoto, ...maker }: Props<V>) {
  const t = useTexts(faceTexts);
  const name = useWatch({ control: control as unknown as Control<{ name: string }>, name: 'name' });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn line sm" onClick={() => setOpen(true)}>
        <Palette size={17} aria-hidden="true" />
        {t.design}
      </button>
      <FaceDialog
        {...maker}
        name={name.trim()}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        hint={hasPhoto ? t.behindPhoto : undefined}
      />
    </>
  );
}
