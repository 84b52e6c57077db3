import { builtInKinds } from '@tzemed/contract/medical/observation-kind-texts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterChoice } from '../../shared/filters/filter-choice.ts';
import { observationTexts } from './texts.ts';
import { useKindOf } from './use-kind-of.ts';
import { useOwnButtons } from './use-quick-buttons.ts';

/** All kinds or one of them: built-in ones, and the own buttons of all homes in reach. */
export function useKindFilterChoice(): FilterChoice {
  const t = useTexts(observationTexts);
  const kindOf = useKindOf();
  const { own } = useOwnButtons();
  const kinds = [
    ...builtInKinds.map((kind) => ({ kind, kindName: null, kindIcon: null })),
    ...own.map(({ id, name, icon }) => ({ kind: id, kindName: name, kindIcon: icon })),
  ];
  return {
    name: 'kind',
    label: t.what,
    all: t.allKinds,
    options: kinds.map((one) => {
      const { title, Icon } = kindOf(one);
      return { id: one.kind, label: title, art: <Icon size={18} aria-hidden="true" /> };
    }),
  };
}
