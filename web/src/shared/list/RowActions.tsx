import type { ReactNode } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { actionTexts } from '../page/action-texts.ts';

type Props = {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  /** Buttons between edit and delete. */ children?: ReactNode;
};

/** Edit and delete buttons of a row. */
export function RowActions({ name, onEdit, onRemove, children }: Props) {
  const t = useTexts(actionTexts);
  return (
    <>
      <IconButton icon={Pencil} label={t.edit({ name })} onPress={onEdit} />
      {children}
      <IconButton icon={Trash2} label={t.removeNamed({ name })} onPress={onRemove} isDanger />
    </>
  );
}
