import '../../shared/photo/photo.css';
import { useState } from 'react';
import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SessionUser } from '../../lib/session/token.ts';
import { hasCamera, FilePickerButton } from '../../shared/uploads/FilePickerButton.tsx';
import { photoError, photoFailure, photoTypes } from '../../shared/photo/photo-validation.ts';
import { photoTexts } from '../../shared/photo/photo-texts.ts';
import { UserAvatar } from '../../shell/user/UserAvatar.tsx';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { useTranslate } from '../../ui/translate.ts';
import { useRemovePicture, useSetPicture } from './api.ts';
import type { ProfileMessage } from './profile-message.ts';
import { PictureCropper } from './PictureCropper.tsx';
import { openPicture } from './picture-canvas.ts';
import { pictureTexts } from './picture-texts.ts';

type Props = { user: SessionUser; onMessage: (message: ProfileMessage | null) => void };

/** Chooses and frames one's own picture, or takes it away. */
export function PictureTab({ user, onMessage }: Props) {
  const t = useTexts(pictureTexts);
  const photo = useTexts(photoTexts);
  const translate = useTranslate();
  const { name } = useAuth();
  const setPicture = useSetPicture();
  const removePicture = useRemovePicture();
  const [opened, setOpened] = useState<HTMLCanvasElement>();
  const [tooLarge, setTooLarge] = useState<File>();
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  function begin() {
    onMessage(null);
    setError(undefined);
    setTooLarge(undefined);
  }
  function pick([file]: File[]) {
    if (!file) return;
    begin();
    const code = photoError(file);
    if (!code) return void open(file);
    setError(code);
    setTooLarge(file);
  }
  async function open(file: File) {
    const canvas = await openPicture(file).catch(() => undefined);
    if (canvas) {
      begin();
      return setOpened(canvas);
    }
    // Browsers other than Safari can't open HEIC, so the server does; it reports an error for any other file.
    if (photoError(file)) return setError('fileNotImage');
    try {
      await setPicture.mutateAsync(file);
    } catch (reason) {
      return setError(photoFailure(reason));
    }
    onMessage({ tone: 'ok', text: t.saved });
  }
  async function send(square: Blob) {
    await setPicture.mutateAsync(square);
    setOpened(undefined);
    onMessage({ tone: 'ok', text: t.saved });
  }
  async function remove() {
    begin();
    await removePicture.mutateAsync();
    onMessage({ tone: 'ok', text: t.removed });
  }

  const picker = (label: string, className: string) => (
    <FilePickerButton className={className} accept={photoTypes} onFiles={pick}>
      <ImageUp size={17} aria-hidden="true" />
      {label}
    </FilePickerButton>
  );
  return (
    <section className="card" aria-label={photo.choosePhoto}>
      <div className="pad account-picture">
        {error && <Banner tone="danger">{translate(error)}</Banner>}
        {tooLarge ? (
          <div className="account-too-large">
            <b dir="ltr">
              {tooLarge.name} • {(tooLarge.size / 1024 / 1024).toFixed(1)}MB
            </b>
            <p className="muted">{t.tooLargeText}</p>
            <button type="button" className="btn" onClick={() => void open(tooLarge)}>
              <ImageUp size={17} aria-hidden="true" />
              {t.shrink}
            </button>
            {picker(t.another, 'btn line')}
          </div>
        ) : (
          <>
            <UserAvatar name={name} picture={user.profilePicture} />
            <p className="muted">{t.whoSees}</p>
            {setPicture.isPending && !opened ? (
              <Loading text={photo.uploading} />
            ) : (
              <div className="row">
                {picker(photo.choosePhoto, 'btn')}
                {hasCamera() && (
                  <FilePickerButton className="btn line" isCamera onFiles={pick}>
                    <Camera size={17} aria-hidden="true" />
                    {t.camera}
                  </FilePickerButton>
                )}
              </div>
            )}
            <p className="hint">{photo.photoHint}</p>
            {user.profilePicture && (
              <button type="button" className="btn ghost sm danger" onClick={() => setAsking(true)}>
                <Trash2 size={16} aria-hidden="true" />
                {photo.removePhoto}
              </button>
            )}
          </>
        )}
      </div>
      <Modal title={t.frameTitle} isOpen={opened !== undefined} onClose={() => setOpened(undefined)}>
        {opened && (
          <PictureCropper canvas={opened} onSend={send} onCancel={() => setOpened(undefined)} another={picker} />
        )}
      </Modal>
      <Confirm
        title={photo.removePhoto}
        question={t.removeQuestion}
        action={photo.removePhoto}
        isOpen={isAsking}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
