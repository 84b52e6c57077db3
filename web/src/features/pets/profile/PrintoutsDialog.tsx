import FolderDown from 'lucide-react/icons/folder-down';
import Printer from 'lucide-react/icons/printer';
import type { LucideIcon } from 'lucide-react/types';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { Print } from '@tzemed/contract/views/printouts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { historySettledAfterClose } from '../../../ui/overlay/overlay-history.ts';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { petTexts } from '../texts.ts';

const sheets = [
  { print: 'vaccinations', area: 'medicalRecords', word: 'vaccinationSheet' },
  { print: 'handover', area: 'medicalRecords', word: 'vetSheet' },
  { print: 'emergency', area: 'medicalRecords', word: 'cardSheet' },
  { print: 'sitter', area: 'profile', word: 'sitterSheet' },
] as const;

async function printSheet({ id, name }: Pet, sheet: Print, title: string) {
  const { downloadPrintout } = await import('../../../shared/downloads/download-printout.ts');
  await downloadPrintout(`${title} – ${name}.pdf`, (of) => of[sheet]({ params: { petId: id } }));
}

async function takeAlong({ id, name }: Pet) {
  const { downloadPrintout } = await import('../../../shared/downloads/download-printout.ts');
  await downloadPrintout(`${name}.zip`, (of) => of.everything({ params: { petId: id } }));
}

type Props = {
  pet: Pet;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the choice of what an insurer is to pay for. */
  onClaim: () => void;
};

/** Everything of a pet that can be printed or downloaded. */
export function PrintoutsDialog({ pet, isOpen, onClose, onClaim }: Props) {
  const t = useTexts(petTexts);
  const choosing = (work: () => unknown) => () => {
    onClose();
    void historySettledAfterClose().then(work);
  };
  return (
    <Modal title={t.printAndDownload} isOpen={isOpen} onClose={onClose}>
      <ul className="printouts">
        {sheets
          .filter(({ area }) => canAccess(pet, area, 'view'))
          .map(({ print, word }) => (
            <Entry
              key={print}
              icon={Printer}
              label={t.print({ sheet: t[word] })}
              onPress={choosing(() => printSheet(pet, print, t[word]))}
            />
          ))}
        {canAccess(pet, 'medicalRecords', 'view') && (
          <Entry icon={Printer} label={t.claim} onPress={choosing(onClaim)} />
        )}
        <Entry icon={FolderDown} label={t.takeAlong} onPress={choosing(() => takeAlong(pet))} />
      </ul>
    </Modal>
  );
}

type EntryProps = { icon: LucideIcon; label: string; onPress: () => void };

const Entry = ({ icon: Icon, label, onPress }: EntryProps) => (
  <li>
    <button type="button" className="opt" onClick={onPress}>
      <Icon size={18} aria-hidden="true" />
      {label}
    </button>
  </li>
);
