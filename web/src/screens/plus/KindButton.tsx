import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { itemKinds, type KindName } from './item-kinds.tsx';

type Props = {
  readonly kind: KindName;
  readonly title: string;
  readonly text: string;
  readonly onChoose: () => void;
};

/** Kind of item, as a row to press in a list `plus-kinds`. */
export function KindButton({ kind, title, text, onChoose }: Props) {
  const { icon: Icon } = itemKinds[kind];
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <span className="plus-icon" aria-hidden="true">
          <Icon size={24} />
        </span>
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
        <ForwardArrow size={20} />
      </button>
    </li>
  );
}
