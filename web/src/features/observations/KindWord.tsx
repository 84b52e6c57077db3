import { isBuiltInKind } from '@tzemed/contract/medical/observation-kind-texts';
import { useKindOf } from './use-kind-of.ts';
import { useOwnButtons } from './use-quick-buttons.ts';

/** Name of a kind where only its key is known, as in search results. */
export function KindWord({ kind }: { kind: string }) {
  const kindOf = useKindOf();
  const button = useOwnButtons(!isBuiltInKind(kind)).own.find(({ id }) => id === kind);
  return <bdi>{kindOf({ kind, kindName: button?.name ?? null, kindIcon: button?.icon ?? null }).title}</bdi>;
}
