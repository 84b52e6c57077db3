import type { ReactNode } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { templateTexts } from './template-texts.ts';

type Props = {
  name: string;
  mayEdit: boolean;
  /** What its pencil is called. */
  edit: string;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** How it is said where it is chosen. */
  children: ReactNode;
};

/** One of a home: chosen by all, changed and deleted by whoever may. */
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
