import './pet-hero.css';
import { useRef, type ReactNode } from 'react';
import { Camera } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Look, Pet } from '@tzemed/contract/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { linkTo, screens } from '../../screens.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { RemoveWithUndo } from '../../shared/RemoveWithUndo.tsx';
import { Travelling } from './Travelling.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { useArchivePet, usePetChanges } from './api.ts';
import { ChipNumber } from './ChipNumber.tsx';
import { describe, neuteredText } from './describe.ts';
import { FaceDialog } from './FaceDialog.tsx';
import { faceTexts } from './face-texts.ts';
import { Described } from './PetCard.tsx';
import { PetMenu } from './PetMenu.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { petTexts } from './texts.ts';

type Props = {
  pet: Pet;
  onEdit: () => void;
  /** What stands with it now. */
  children: ReactNode;
};

/** Who it is, in its own colour, and what can be done with the whole of it. */
export function PetHero({ pet, onEdit, children }: Props) {
  const t = useTexts(petTexts);
  const faces = useTexts(faceTexts);
  const { lang } = useLanguage();
  const today = useToday();
  const navigate = useNavigate();
  const { pets } = usePets();
  const archive = useArchivePet();
  const { save, remove, restore } = usePetChanges();
  const { item: open, edit: setOpen, close } = useModal<'photo' | 'face' | 'removal'>();
  const isGone = useRef(false);
  const { id, name, species, version, archivedAt } = pet;

  async function setArchived(archived: boolean) {
    await archive.mutateAsync({ id, archived });
    toast.success(
      archived ? t.wasArchived({ name }) : t.wasUnarchived({ name }),
      archived ? { label: t.fromArchive, onPress: () => archive.mutate({ id, archived: false }) } : undefined,
    );
  }

  async function removePet() {
    await remove(id);
    isGone.current = true;
  }

  /** The question's own place in the history goes first; then the page of what is gone, so that Back does not meet it. */
  async function closeRemoval() {
    close();
    if (!isGone.current) return;
    // Here since the question was asked, and not before: the page does without dialogs.
    const { whenBack } = await import('../../ui/use-back.ts');
    await whenBack();
    await navigate(linkTo(screens.pets), { replace: true });
  }

  async function saveLook({ hue, ears, patch, collar, tag }: Look) {
    await save({ id, body: { name, species, version, hue, ears, patch, collar, tag } });
    toast.success(faces.saved);
  }

  return (
    <section className="pet-hero" data-hue={pet.hue} aria-label={name}>
      <div className="pet-pic">
        <Travelling petId={id}>
          <PetPortrait pet={pet} size={164} isArch title={name} />
        </Travelling>
        <IconButton icon={Camera} label={pet.photoId ? t.changePhoto : t.addPhoto} onPress={() => setOpen('photo')} />
      </div>
      <div className="pet-id">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <Described parts={[...describe(pet, today, lang), ...neuteredText(pet, lang)]} />
        </p>
        {pet.chipNumber && <ChipNumber chip={pet.chipNumber} />}
      </div>
      <div className="pet-act">
        <PetMenu
          pet={pet}
          onPress={(action) => {
            if (action === 'edit') onEdit();
            else if (action === 'archive') void setArchived(!archivedAt).catch(() => undefined);
            else setOpen(action === 'remove' ? 'removal' : action);
          }}
        />
      </div>
      {children}
      <PhotoDialog pet={pet} isOpen={open === 'photo'} onClose={close} />
      <FaceDialog
        name={name}
        species={species}
        look={pet}
        others={pets.filter((other) => other.id !== id)}
        isOpen={open === 'face'}
        onClose={close}
        onSave={saveLook}
        onPhoto={() => setOpen('photo')}
        hint={pet.photoId ? faces.behindPhoto : undefined}
      />
      <RemoveWithUndo
        item={open === 'removal' ? { id, name } : null}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={removePet}
        restore={restore}
        onClose={() => void closeRemoval()}
      />
    </section>
  );
}
