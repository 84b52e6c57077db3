import { Plus } from 'lucide-react';

type Props = {
  label: string;
  onPress: () => void;
  /** The key that presses it: see shell/shortcuts.ts. */ shortcut?: 'N';
};

export const AddButton = ({ label, onPress, shortcut }: Props) => (
  <button type="button" className="btn" aria-keyshortcuts={shortcut} title={shortcut} onClick={onPress}>
    <Plus size={18} aria-hidden="true" />
    {label}
  </button>
);
