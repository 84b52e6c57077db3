import {
  Archive,
  ArchiveRestore,
  Camera,
  LogOut,
  House,
  Palette,
  Pencil,
  Printer,
  Trash2,
  UserPlus,
} from 'lucide-react';
import type { Pet } from '@tzemed/contract/pets';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { may } from '../../shared/may.ts';
import { MoreMenu, type MenuItem } from '../../ui/MoreMenu.tsx';
import { faceTexts } from './face-texts.ts';
import { petTexts } from './texts.ts';

export type PetAction = 'edit' | 'face' | 'photo' | 'invite' | 'home' | 'handover' | 'archive' | 'remove';
type Props = { pet: Pet; onPress: (action: PetAction) => void };

/** What may be done with the whole of a pet; what takes it away stands apart. */
export function PetMenu({ pet, onPress }: Props) {
  const t = useTexts(petTexts);
  const actions = useTexts(actionTexts);
  const faces = useTexts(faceTexts);
  const home = useWord(screens.home.word);
  const item = (icon: MenuItem['icon'], label: string, action: PetAction): MenuItem => ({
    icon,
    label,
    onPress: () => onPress(action),
  });
  const items: MenuItem[] = [
    ...(may(pet, 'profile', 'edit')
      ? [
          item(Pencil, t.editDetails, 'edit'),
          item(Palette, faces.design, 'face'),
          item(Camera, pet.photoId ? t.changePhoto : t.addPhoto, 'photo'),
        ]
      : []),
    { icon: Printer, label: t.print, onPress: () => print() },
    ...(may(pet, 'profile', 'own')
      ? [
          { ...item(UserPlus, t.invite, 'invite'), isApart: true },
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
