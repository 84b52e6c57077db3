import type { Grant } from '@tzemed/contract/sharing/sharing';
import { useTexts } from '../../i18n/use-texts.ts';
import { restoreLostFocus } from '../../shared/page/focus-content.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useShares } from './api.ts';
import { sharingTexts } from './texts.ts';

/** Ends shares, says so, and offers to give them back. */
export function useEndSharing() {
  const t = useTexts(sharingTexts);
  const { remove, restore } = useShares();
  const each = async (
    shares: readonly Grant[],
    run: (which: { petId: string; shareId: string }) => Promise<unknown>,
  ) => {
    for (const { id, petId } of shares) await run({ petId, shareId: id });
  };
  return {
    end: async (shares: readonly Grant[], said: string) => {
      const [{ id: about } = { id: '' }] = shares;
      await each(shares, remove);
      const giveBack = () =>
        each(shares, restore).then(
          () => toast.success(t.restored, undefined, about),
          () => undefined,
        );
      toast.success(said, { label: t.undo, onPress: () => void giveBack() }, about);
      restoreLostFocus();
    },
  };
}
