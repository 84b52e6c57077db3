import '../../../shared/photo/photo.css';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import ImageUp from 'lucide-react/icons/image-up';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useTranslate } from '../../../ui/translate.ts';
import { photoError, photoTypes } from '../../../shared/photo/photo-validation.ts';
import { shrinkPicture } from '../../../shared/uploads/shrink-picture.ts';
import { photoTexts } from '../../../shared/photo/photo-texts.ts';

type Props = {
  isDisabled?: boolean;
  /** A code or a text. */
  error: string | undefined;
  onPick: (file: File) => void;
  onError: (code: string) => void;
  /** Shown next to the button. */
  children?: ReactNode;
};

/** A button that asks for a picture, the rule beside it, and what is wrong with the one that was chosen. */
export function PhotoPicker({ isDisabled, error, onPick, onError, children }: Props) {
  const t = useTexts(photoTexts);
  const translate = useTranslate();
  const id = useId();
  const [isPreparing, setPreparing] = useState(false);
  /** Number of picks so far: an earlier one that ends late is ignored, and each of them once the button is gone. */
  const picks = useRef(0);
  useEffect(
    () => () => {
      picks.current += 1;
    },
    [],
  );
  async function pick(input: HTMLInputElement) {
    const picked = input.files?.[0];
    // Emptied, so that the same file can be chosen again after a failure.
    input.value = '';
    if (!picked) return;
    const pickNumber = (picks.current += 1);
    setPreparing(true);
    const file = await shrinkPicture(picked);
    if (pickNumber !== picks.current) return;
    setPreparing(false);
    const code = photoError(file);
    if (code) onError(code);
    else onPick(file);
  }
  return (
    <div className="photo-picker">
      <div className="row">
        <label className="btn line sm" data-disabled={isDisabled || isPreparing || undefined}>
          <ImageUp size={17} aria-hidden="true" />
          {t.choosePhoto}
          <input
            type="file"
            className="sr"
            accept={photoTypes}
            disabled={!!isDisabled}
            aria-disabled={isPreparing || undefined}
            aria-describedby={id}
            onClick={(event) => isPreparing && event.preventDefault()}
            onChange={(event) => void pick(event.target)}
          />
        </label>
        {children}
      </div>
      <div id={id}>
        <p className="hint">{t.photoHint}</p>
        <div role="status">{isPreparing && <p className="hint">{t.preparing}</p>}</div>
        {error && !isPreparing && (
          <p className="err" role="alert">
            {translate(error)}
          </p>
        )}
      </div>
    </div>
  );
}
