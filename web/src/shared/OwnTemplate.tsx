import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { actionTexts } from './action-texts.ts';
import { templateTexts } from './template-texts.ts';

type Props = {
  name: string;
  /** Characters that a name has at most. */
  longest: number;
  mayEdit: boolean;
  onChoose: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
  /** How it is said where it is chosen. */
  children: ReactNode;
};

/** One of a home: chosen by all, called otherwise and deleted by whoever may. */
export function OwnTemplate({ name, longest, mayEdit, onChoose, onRename, onRemove, children }: Props) {
  const t = useTexts(templateTexts);
  const actions = useTexts(actionTexts);
  const [typed, setTyped] = useState<string>();

  function save() {
    const said = typed?.trim();
    setTyped(undefined);
    if (said && said !== name) onRename(said);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Of this box alone, and not of the form around it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else setTyped(undefined);
  }

  if (typed !== undefined)
    return (
      <li role="presentation" onKeyDown={onKeyDown}>
        <TextBox label={t.name} value={typed} onChange={(text) => setTyped(text.slice(0, longest))} autoFocus />
        <button type="button" className="btn line sm" onClick={save}>
          {actions.save}
        </button>
      </li>
    );
  return (
    <li>
      <button type="button" className="pill small" onClick={onChoose}>
        {children}
      </button>
      {mayEdit && (
        <>
          <IconButton icon={Pencil} label={t.rename({ name })} onPress={() => setTyped(name)} />
          <IconButton icon={Trash2} label={t.remove({ name })} onPress={onRemove} isDanger />
        </>
      )}
    </li>
  );
}
