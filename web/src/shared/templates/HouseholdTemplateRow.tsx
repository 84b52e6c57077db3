import type { ReactNode } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { templateTexts } from './template-texts.ts';

type Props = {
  name: string;
  mayEdit: boolean;
  /** Label of the edit button. */
  edit: string;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Content of the row's choose button. */
  children: ReactNode;
};

/** Template of a household: all can choose it, and those with permission can change and delete it. */
export function HouseholdTemplateRow({ name, mayEdit, edit, onChoose, onEdit, onRemove, children }: Props) {
  const t = useTexts(templateTexts);
  return (
    <li>
      <button type="button" className="pill small" onClick={onChoose}>
        {children}
      </button>
      {mayEdit && (
        <>
          <IconButton icon={Pencil} label={edit} onPress={onEdit} />
          <IconButton icon={Trash2} label={t.remove({ name })} onPress={onRemove} isDanger />
        </>
      )}
    </li>
  );
}
