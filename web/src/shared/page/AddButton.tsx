import Plus from 'lucide-react/icons/plus';

type Props = {
  label: string;
  onPress: () => void;
  /** The key that presses it: see shell/shortcuts.ts. */ shortcut?: 'N';
  isDisabled?: boolean;
};

export const AddButton = ({ label, onPress, shortcut, isDisabled }: Props) => (
  <button
    type="button"
    className="btn"
    aria-keyshortcuts={shortcut}
    title={shortcut}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
  >
    <Plus size={18} aria-hidden="true" />
    {label}
  </button>
);
