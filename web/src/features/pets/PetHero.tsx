import './pet-hero.css';
import { useState } from 'react';
import { Archive, ArchiveRestore, Camera, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Pet } from '@tzemed/contract/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { linkTo, screens } from '../../screens.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { RemoveWithUndo } from '../../shared/RemoveWithUndo.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast.ts';
import { useArchivePet, usePetChanges } from './api.ts';
import { describe } from './describe.ts';
import { Described } from './PetCard.tsx';
import { PetFacts } from './PetFacts.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { petTexts } from './texts.ts';

/** Who it is, in its own colour, and what can be done with the whole of it. */
export function PetHero({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const t = useTexts(petTexts);
  const actions = useTexts(actionTexts);
  const { lang } = useLanguage();
  const today = useToday();
  const navigate = useNavigate();
  const archive = useArchivePet();
  const { remove, restore } = usePetChanges();
  const [open, setOpen] = useState<'photo' | 'removal' | null>(null);
  const { id, name, archivedAt } = pet;
  const close = () => setOpen(null);

  async function setArchived(archived: boolean) {
    await archive.mutateAsync({ id, archived });
    toast.success(
      archived ? t.wasArchived({ name }) : t.wasUnarchived({ name }),
      archived ? { label: t.fromArchive, onPress: () => void setArchived(false).catch(() => undefined) } : undefined,
      id,
    );
  }

  async function removePet() {
    await remove(id);
    await navigate(linkTo(screens.pets));
  }

  return (
    <section className="pet-hero" data-hue={pet.hue} aria-label={name}>
      <div className="pet-pic">
        <PetPortrait pet={pet} size={168} title={name} />
        <IconButton icon={Camera} label={t.changePhoto} onPress={() => setOpen('photo')} />
      </div>
      <div className="pet-id">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <Described parts={describe(pet, today, lang)} />
        </p>
        <PetFacts pet={pet} />
      </div>
      <div className="pet-act">
        <button type="button" className="btn" onClick={onEdit}>
          <Pencil size={17} aria-hidden="true" />
          {t.edit}
        </button>
        <button
          type="button"
          className="btn line"
          aria-disabled={archive.isPending}
          onClick={() => !archive.isPending && void setArchived(!archivedAt).catch(() => undefined)}
        >
          {archivedAt ? <ArchiveRestore size={17} aria-hidden="true" /> : <Archive size={17} aria-hidden="true" />}
          {archivedAt ? t.fromArchive : t.toArchive}
        </button>
        <IconButton icon={Trash2} label={actions.removeNamed({ name })} isDanger onPress={() => setOpen('removal')} />
      </div>
      <PhotoDialog pet={pet} isOpen={open === 'photo'} onClose={close} />
      <RemoveWithUndo
        item={open === 'removal' ? { id, name } : null}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={removePet}
        restore={restore}
        onClose={close}
      />
    </section>
  );
}
