import { isBuiltInKind, kindTexts } from '@tzemed/contract/medical/observation-kind-texts';
import type { Observation } from '@tzemed/contract/medical/observations';
import type { LucideIcon } from 'lucide-react/types';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyCustomIcon } from '../../shared/categories/lazy-custom-icon.tsx';
import { kindIcons } from './kind-icons.ts';

type Kinded = Pick<Observation, 'kind' | 'kindName' | 'kindIcon'>;

/** Name and icon of the kind of an observation; a built-in one, or the household's own button that it names itself. */
export function useKindOf() {
  const words = useTexts(kindTexts);
  return ({ kind, kindName, kindIcon }: Kinded): { title: string; Icon: LucideIcon } =>
    isBuiltInKind(kind)
      ? { title: words[kind], Icon: kindIcons[kind] }
      : { title: kindName ?? words.other, Icon: kindIcon ? lazyCustomIcon(kindIcon) : kindIcons.other };
}
