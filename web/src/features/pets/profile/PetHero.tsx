import './pet-hero.css';
import { useRef, type ReactNode } from 'react';
import Camera from 'lucide-react/icons/camera';
import Siren from 'lucide-react/icons/siren';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNavigate } from 'react-router';
import type { Look, Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { linkTo, linkToCard, linkToHandover, screens } from '../../../screens.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { RemoveWithUndo } from '../../../shared/list/RemoveWithUndo.tsx';
import { Tags } from '../../../shared/tags/Tags.tsx';
import { PortraitTransition } from '../PortraitTransition.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { savedRow, useSave } from '../../../shared/save/use-save.ts';
import { useReplacePage } from '../../../shared/page/use-replace-page.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { petsApi, usePetRemoval } from '../api.ts';
import { ChipNumber } from './ChipNumber.tsx';
import { describePet, neuteredText } from '@tzemed/contract/pets/describe-pet';
import { FaceDialog } from '../face/FaceDialog.tsx';
import { faceTexts } from '../face/face-texts.ts';
import { Described } from '../PetCard.tsx';
import { PetMenu } from './PetMenu.tsx';
import { PrintoutsDialog } from './PrintoutsDialog.tsx';
import { PhotoDialog } from '../photo/PhotoDialog.tsx';
import { petTexts } from '../texts.ts';
import { useArchiveWithToast } from '../use-archive-with-toast.ts';

/** More letters than fit on a line of a narrow phone: they are smaller there, so that the name is not broken. */
const hasLongWord = (name: string) => name.split(/[\s-]+/).some((word) => word.length > 13);

type Props = {
  pet: Pet;
  onEdit: () => void;
  /** Opens the way to share it. */
  onInvite: () => void;
  /** Opens the one-tap log, for those who may write in it. */
  log?: { label: string; onOpen: () => void } | undefined;
  /** Opens its weigh-in, for those who may enter one. */
  weigh?: { label: string; onOpen: () => void } | undefined;
  /** Opens the choice of what an insurer is to pay for. */
  onClaim: () => void;
  /** Opens the form of a new feeding plan. */
  onFeed: () => void;
  /** True on the pages below the overview: a strip with its face and name leaves the room to what they show. */
  isShort: boolean;
  /** Tells whose pet it is, if it is another person's. */
  badge?: ReactNode;
  /** Current status of the pet. */
  children: ReactNode;
};

/** Header of a pet's page in the pet's colour, with the actions on the pet as a whole. */
export function PetHero({ pet, onEdit, onInvite, log, weigh, onClaim, onFeed, isShort, badge, children }: Props) {
  const t = useTexts(petTexts);
  const faces = useTexts(faceTexts);
  const navigate = useNavigate();
  const replacePage = useReplacePage();
  const { pets } = usePets();
  const { takeOut, putAway } = useArchiveWithToast(pet);
  const { save } = useSave(petsApi);
  const { remove, restore } = usePetRemoval();
  const { item: open, edit: setOpen, close } = useEditDialog<'photo' | 'face' | 'printouts' | 'removal'>();
  const isGone = useRef(false);
  const { id, name, species, version, archivedAt } = pet;

  async function removePet() {
    await remove(id);
    isGone.current = true;
  }

  /** The question's own place in the history goes first; then the page of what is gone, so that Back does not meet it. */
  async function closeRemoval() {
    close();
    if (isGone.current) await replacePage(linkTo(screens.pets));
  }

  async function saveLook({ hue, ears, patch, collar, tag }: Look) {
    try {
      savedRow(await save({ id, body: { name, species, version, hue, ears, patch, collar, tag } }));
    } catch (error) {
      // No form shows this failure: another person saved or deleted the pet meanwhile.
      reportFailure(error, 'change');
      throw error;
    }
    toast.success(faces.saved);
  }

  return (
    <section className="pet-hero" data-short={isShort || undefined} data-hue={pet.hue} aria-label={name}>
      <div className="pet-pic">
        <PortraitTransition petId={id}>
          <PetPortrait pet={pet} size={isShort ? 48 : 164} isArch={!isShort} title={name} />
        </PortraitTransition>
        {!isShort && canAccess(pet, 'profile', 'edit') && (
          <IconButton icon={Camera} label={pet.photoId ? t.changePhoto : t.addPhoto} onPress={() => setOpen('photo')} />
        )}
      </div>
      <div className="pet-id">
        {badge}
        <h1 className={hasLongWord(name) ? 'long' : undefined}>
          <bdi>{name}</bdi>
        </h1>
        {!isShort && <About pet={pet} />}
      </div>
      <div className="pet-act">
        {canAccess(pet, 'medicalRecords', 'view') && (
          <Link className="btn line sm to-card" to={linkToCard(id)} aria-label={t.card} title={t.card}>
            <Siren size={18} aria-hidden="true" />
            <span>{t.card}</span>
          </Link>
        )}
        {canAccess(pet, 'profile', 'own') && (
          <button type="button" className="btn line sm to-share" aria-label={t.shareOf({ name })} onClick={onInvite}>
            <UserPlus size={18} aria-hidden="true" />
            <span>{t.share}</span>
          </button>
        )}
        <PetMenu
          pet={pet}
          logLabel={log?.label}
          weighLabel={weigh?.label}
          onPress={(action) => {
            if (action === 'log') log?.onOpen();
            else if (action === 'weigh') weigh?.onOpen();
            else if (action === 'card') void navigate(linkToCard(id));
            else if (action === 'edit') onEdit();
            else if (action === 'invite') onInvite();
            else if (action === 'feeding') onFeed();
            else if (action === 'home') void navigate(linkTo(screens.home));
            else if (action === 'handover') void navigate(linkToHandover(id));
            else if (action === 'archive') (archivedAt ? takeOut : putAway)();
            else setOpen(action === 'remove' ? 'removal' : action);
          }}
        />
      </div>
      {!isShort && children}
      <PrintoutsDialog pet={pet} isOpen={open === 'printouts'} onClose={close} onClaim={onClaim} />
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

/** Description, numbers and allergies of the pet. */
function About({ pet }: { pet: Pet }) {
  const t = useTexts(petTexts);
  const { lang } = useLanguage();
  const today = useToday();
  return (
    <>
      <p>
        <Described parts={[...describePet(pet, today, lang), ...neuteredText(pet, lang)]} />
      </p>
      {pet.chipNumber && <ChipNumber chip={pet.chipNumber} />}
      <Tags ids={pet.tagIds} />
      {pet.allergies && (
        <p className="pet-allergies">
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            <b>{t.allergies}</b> <bdi>{pet.allergies}</bdi>
          </span>
        </p>
      )}
    </>
  );
}
