import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useArchivePet } from './api.ts';
import { petTexts } from './texts.ts';

/** Puts a pet into the archive and takes it out, from wherever that is pressed: what was said of it before is over. */
export function useArchiveWithToast({ id, name }: Pick<Pet, 'id' | 'name'>) {
  const t = useTexts(petTexts);
  const { mutateAsync: archive, isPending } = useArchivePet();
  const run = (archived: boolean, say: () => void) => void archive({ id, archived }).then(say, () => undefined);
  const takeOut = () => run(false, () => toast.success(t.wasUnarchived({ name }), undefined, id));
  const putAway = () =>
    run(true, () => toast.success(t.wasArchived({ name }), { label: t.fromArchive, onPress: takeOut }, id));
  return { takeOut, putAway, isPending };
}
