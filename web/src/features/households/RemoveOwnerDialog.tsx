import type { Home, HomeOwner } from '@tzemed/contract/sharing/households';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { hardNavigate } from '../../lib/session/hard-navigate.ts';
import { setToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { homePath } from '../../lib/session/return-path.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useRemoveOwner } from './api.ts';
import { homeTexts } from './texts.ts';

type Props = {
  home: Home;
  /** Owner to remove, perhaps the user; null while the dialog is closed. */
  owner: HomeOwner | null;
  userId: string | undefined;
  onClose: () => void;
};

/** Asks, naming what happens, before an owner is removed or leaves. */
export function RemoveOwnerDialog({ home, owner, userId, onClose }: Props) {
  const t = useTexts(homeTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const remove = useRemoveOwner();
  const isMe = owner?.userId === userId;
  const name = isolateDirection(owner?.name ?? '', lang);
  const others = home.owners.filter((one) => one.userId !== userId).map((one) => isolateDirection(one.name, lang));

  async function confirm() {
    if (!owner) return;
    await remove.mutateAsync({ userId: owner.userId, householdId: home.id });
    if (!isMe) return void toast.success(t.ownerRemoved({ name }));
    setToastAfterNavigation('success', t.left);
    hardNavigate(homePath);
  }

  return (
    <Confirm
      title={isMe ? t.leaveTitle : t.removeOwnerTitle({ name })}
      question={isMe ? t.leaveText({ owners: f.list(others) }) : t.removeOwnerText({ name })}
      action={isMe ? t.leaveDo : t.removeOwner}
      isOpen={owner !== null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
