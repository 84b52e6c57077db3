import { useRef } from 'react';
import {
  Archive,
  ArchiveRestore,
  Camera,
  Ellipsis,
  Palette,
  Pencil,
  Printer,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { Pet } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { faceTexts } from './face-texts.ts';
import { petTexts } from './texts.ts';

type Action = 'edit' | 'face' | 'photo' | 'archive' | 'remove';
type Props = { pet: Pet; onPress: (action: Action) => void };

const menuId = 'pet-menu';
/** Between the button and what it opens. */
const gap = 6;

/** What can be done with the whole of a pet; what takes it away stands apart. */
export function PetMenu({ pet, onPress }: Props) {
  const t = useTexts(petTexts);
  const actions = useTexts(actionTexts);
  const faces = useTexts(faceTexts);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  /** It lies above everything else on the page, and nothing says where it belongs to. */
  function place() {
    const { bottom, left, right } = button.current!.getBoundingClientRect();
    const isRtl = document.documentElement.dir === 'rtl';
    menu.current!.style.insetBlockStart = `${bottom + scrollY + gap}px`;
    menu.current!.style.insetInlineEnd = `${isRtl ? left : document.documentElement.clientWidth - right}px`;
  }

  const item = (icon: LucideIcon, label: string, onItem: () => void, isDanger?: boolean) => {
    const Icon = icon;
    return (
      <button
        type="button"
        className={isDanger ? 'opt danger' : 'opt'}
        onClick={() => {
          menu.current!.hidePopover?.();
          onItem();
        }}
      >
        <Icon size={18} aria-hidden="true" />
        {label}
      </button>
    );
  };

  return (
    <>
      <button
        type="button"
        className="icon-btn"
        ref={button}
        popoverTarget={menuId}
        aria-label={t.actions}
        title={t.actions}
      >
        <Ellipsis size={22} aria-hidden="true" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="pop pet-menu"
        ref={menu}
        role="group"
        aria-label={t.actions}
        onBeforeToggle={place}
      >
        {item(Pencil, t.editDetails, () => onPress('edit'))}
        {item(Palette, faces.design, () => onPress('face'))}
        {item(Camera, pet.photoId ? t.changePhoto : t.addPhoto, () => onPress('photo'))}
        {item(Printer, t.print, () => print())}
        <hr />
        {pet.archivedAt
          ? item(ArchiveRestore, t.fromArchive, () => onPress('archive'))
          : item(Archive, t.toArchive, () => onPress('archive'))}
        {item(Trash2, actions.remove, () => onPress('remove'), true)}
      </div>
    </>
  );
}
