import { DialogPlaceholder } from '../../ui/overlay/DialogPlaceholder.tsx';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';

const sheet = lazyComponent(() => import('./PlusSheet.tsx').then(({ PlusSheet }) => PlusSheet));

type Props = { isOpen: boolean; onClose: () => void };

/** Sheet that '+' opens; its code loads when it is first opened. */
export function LazyPlusSheet(props: Props) {
  const isHere = useLazyComponent(sheet, props.isOpen, props.onClose);
  if (isHere) return <sheet.Loaded {...props} />;
  return props.isOpen && <DialogPlaceholder onClose={props.onClose} />;
}
