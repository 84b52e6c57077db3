import { Suspense, useState } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useAhead } from '../../ui/use-part.ts';
import { accountTexts } from './texts.ts';

const RemovalForm = lazyForm(() => import('./RemovalForm.tsx').then((module) => module.RemovalForm));

type Props = { hasPassword: boolean };

export function RemoveAccount({ hasPassword }: Props) {
  const t = useTexts(accountTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useAhead(RemovalForm, isOpen);
  return (
    <section className="card account-end">
      <div>
        <h2>{t.remove}</h2>
        <p className="muted">{t.removeText}</p>
      </div>
      <button type="button" className="btn line sm" onClick={() => setOpen(true)}>
        <Trash2 size={17} aria-hidden="true" />
        {t.remove}
      </button>
      <Modal title={t.remove} isOpen={isOpen} onClose={close}>
        <Suspense fallback={<Loading />}>
          <RemovalForm hasPassword={hasPassword} onCancel={close} />
        </Suspense>
      </Modal>
    </section>
  );
}
