import type { Passkey } from '@tzemed/contract/account/passkeys';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { lazyFormWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { usePasskeys, useRemovePasskey } from './api.ts';
import { SecurityCard, SecurityRow } from './SecurityCard.tsx';
import { securityTexts } from './texts.ts';

const PasskeyForm = lazyFormWithoutPrefetch(() => import('./PasskeyForm.tsx').then((module) => module.PasskeyForm));

export function Passkeys() {
  const t = useTexts(securityTexts);
  const { data, dataUpdatedAt } = usePasskeys();
  const { lang } = useLanguage();
  const editor = useEditDialog<Passkey>();
  const remove = useRemovePasskey();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const isSupported = 'PublicKeyCredential' in globalThis;
  return (
    <SecurityCard title={t.passkeys} text={t.passkeysText}>
      {!data && <Skeleton count={1} />}
      {data && data.passkeys.length > 0 && (
        <ul>
          {data.passkeys.map((passkey) => (
            <SecurityRow
              key={passkey.id}
              icon={<KeyRound size={20} />}
              title={<bdi>{passkey.name}</bdi>}
              words={
                passkey.lastUsedAt
                  ? t.lastUsed({ when: relativeTime(passkey.lastUsedAt, dataUpdatedAt, lang) })
                  : t.neverUsed
              }
            >
              <MoreMenu
                label={t.more({ name: passkey.name })}
                items={[
                  { icon: Pencil, label: t.rename, onPress: () => editor.edit(passkey) },
                  { icon: Trash2, label: t.remove, onPress: () => setLeaving(passkey), isDanger: true },
                ]}
              />
            </SecurityRow>
          ))}
        </ul>
      )}
      {isSupported ? (
        <button type="button" className="btn soft" onClick={editor.add}>
          <Plus size={18} aria-hidden="true" />
          {t.addPasskey}
        </button>
      ) : (
        <p className="muted">{t.unsupported}</p>
      )}
      <Modal title={editor.item ? t.rename : t.addPasskey} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <PasskeyForm passkey={editor.item} onDone={editor.close} />
        </Suspense>
      </Modal>
      <Confirm
        title={t.removeTitle}
        question={t.removeQuestion({ name: leaving?.name ?? '' })}
        action={t.remove}
        isOpen={leaving !== null}
        onConfirm={async () => {
          await remove.mutateAsync(leaving!.id);
          toast.success(t.removed);
        }}
        onClose={() => setLeaving(null)}
      />
    </SecurityCard>
  );
}
