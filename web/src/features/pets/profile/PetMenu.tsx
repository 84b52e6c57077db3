import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import Camera from 'lucide-react/icons/camera';
import ListChecks from 'lucide-react/icons/list-checks';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import LogOut from 'lucide-react/icons/log-out';
import House from 'lucide-react/icons/house';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Siren from 'lucide-react/icons/siren';
import Trash2 from 'lucide-react/icons/trash';
import UserPlus from 'lucide-react/icons/user-plus';
import Utensils from 'lucide-react/icons/utensils';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { Print } from '@tzemed/contract/views/printouts';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import { linkToPet, petPage, screens } from '../../../screens.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { canSendFiles } from '../../../shared/downloads/send-file.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { MoreMenu, type MenuItem } from '../../../ui/overlay/MoreMenu.tsx';
import { faceTexts } from '../face/face-texts.ts';
import { petTexts } from '../texts.ts';
import { hasCareRules } from '@tzemed/contract/care/care-species';

export type PetAction =
  | 'card'
  | 'log'
  | 'weigh'
  | 'printouts'
  | 'edit'
  | 'face'
  | 'feeding'
  | 'photo'
  | 'invite'
  | 'home'
  | 'handover'
  | 'archive'
  | 'remove';
const carePath = 'care';
const careSection = petPage.sections.find(({ path }) => path === carePath)!;

type Props = {
  pet: Pet;
  /** Label of the one-tap log, for those who may write in it. */
  logLabel?: string | undefined;
  /** Label of weighing it, for those who may. */
  weighLabel?: string | undefined;
  onPress: (action: PetAction) => void;
};

async function sendSheet({ id, name }: Pet, sheet: Print, title: string) {
  const { sendPrintout } = await import('../../../shared/downloads/download-printout.ts');
  await sendPrintout(`${title} – ${name}.pdf`, (of) => of[sheet]({ params: { petId: id } }));
}

/** Actions on the pet as a whole; those that take it away stand apart. */
export function PetMenu({ pet, logLabel, weighLabel, onPress }: Props) {
  const t = useTexts(petTexts);
  const actions = useTexts(actionTexts);
  const faces = useTexts(faceTexts);
  const home = useWord(screens.home.word);
  const care = useWord(careSection.word);
  const hasRules = hasCareRules(pet);
  const item = (icon: MenuItem['icon'], label: string, action: PetAction): MenuItem => ({
    icon,
    label,
    onPress: () => onPress(action),
  });
  const hasSending = canAccess(pet, 'medicalRecords', 'view') && canSendFiles();
  const items: MenuItem[] = [
    ...(canAccess(pet, 'medicalRecords', 'view') ? [item(Siren, t.card, 'card')] : []),
    // Dogs and cats have a tab for it; others do without until something is in it.
    ...(hasRules || !canAccess(pet, 'reminders', 'view')
      ? []
      : [{ icon: ListChecks, label: care, to: linkToPet(pet.id, carePath) }]),
    ...(logLabel !== undefined ? [item(NotebookPen, logLabel, 'log')] : []),
    ...(weighLabel !== undefined ? [item(Scale, weighLabel, 'weigh')] : []),
    ...(canAccess(pet, 'profile', 'edit')
      ? [
          item(Pencil, t.editDetails, 'edit'),
          item(Palette, faces.design, 'face'),
          item(Camera, pet.photoId ? t.changePhoto : t.addPhoto, 'photo'),
        ]
      : []),
    ...(canAccess(pet, 'reminders', 'edit') ? [item(Utensils, t.feedingPlan, 'feeding')] : []),
    ...(hasSending
      ? [
          {
            icon: Send,
            label: t.send({ sheet: t.vaccinationSheet }),
            onPress: () => void sendSheet(pet, 'vaccinations', t.vaccinationSheet),
            isApart: true,
          },
        ]
      : []),
    { ...item(Printer, t.printAndDownload, 'printouts'), isApart: !hasSending },
    ...(canAccess(pet, 'profile', 'own')
      ? [
          { ...item(UserPlus, t.share, 'invite'), isApart: true },
          item(House, home, 'home'),
          item(LogOut, t.handover, 'handover'),
          {
            ...(pet.archivedAt
              ? item(ArchiveRestore, t.fromArchive, 'archive')
              : item(Archive, t.toArchive, 'archive')),
            isApart: true,
          },
          { ...item(Trash2, actions.remove, 'remove'), isDanger: true },
        ]
      : []),
  ];
  return <MoreMenu label={t.actions} items={items} />;
}
