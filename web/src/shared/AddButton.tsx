import { Plus } from 'lucide-react';

export const AddButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className="btn" onClick={onPress}>
    <Plus size={18} aria-hidden="true" />
    {label}
  </button>
);
