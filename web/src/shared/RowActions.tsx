import { Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { actionTexts } from './action-texts.ts';

type Props = { name: string; onEdit: () => void; onRemove: () => void };

/** What can be done with any row. */
export function RowActions({ name, onEdit, onRemove }: Props) {
  const t = useTexts(actionTexts);
  return (
    <>
      <IconButton icon={Pencil} label={t.edit({ name })} onPress={onEdit} />
      <IconButton icon={Trash2} label={t.removeNamed({ name })} onPress={onRemove} isDanger />
    </>
  );
}
