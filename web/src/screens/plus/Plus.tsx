import { Opening } from '../../ui/Opening.tsx';
import { part, usePart } from '../../ui/use-part.ts';

const sheet = part(() => import('./PlusSheet.tsx').then(({ PlusSheet }) => PlusSheet));

type Props = { isOpen: boolean; onClose: () => void };

/** What '+' opens; its code comes when it is opened first. */
export function Plus(props: Props) {
  const isHere = usePart(sheet, props.isOpen, props.onClose);
  if (isHere) return <sheet.Loaded {...props} />;
  return props.isOpen && <Opening onClose={props.onClose} />;
}
