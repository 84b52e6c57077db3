import { useState, type ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from '../../../ui/form/use-field.ts';
import type { Crop } from '../../../shared/photo/crop.ts';
import { PhotoCrop } from '../../../shared/photo/PhotoCrop.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';

/** A photo that was chosen, and what of it is shown. */
export type ChosenPhoto = { file: File; url: string; crop?: Crop | undefined };

export const chosenPhoto = (file: File): ChosenPhoto => ({ file, url: URL.createObjectURL(file) });

type Props<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPath<V>;
  /** Picture shown until a file is chosen. */
  face: ReactNode;
  /** Shown next to the button. */
  children?: ReactNode;
};

/** The photo inside the form: chosen and framed now, sent after the rest is saved. */
export function PhotoField<V extends FieldValues>({ control, name, face, children }: Props<V>) {
  const field = useField(control, name);
  const [refusal, setRefusal] = useState<string>();
  const chosen = field.value as ChosenPhoto | null;
  return (
    <div className="photo-field" data-framing={chosen !== null || undefined}>
      {chosen ? (
        <PhotoCrop key={chosen.url} url={chosen.url} onChange={(crop) => field.change({ ...chosen, crop })} />
      ) : (
        face
      )}
      <PhotoPicker
        error={refusal ?? field.message}
        onPick={(file) => {
          setRefusal(undefined);
          field.change(chosenPhoto(file));
        }}
        onError={setRefusal}
      >
        {!chosen && children}
      </PhotoPicker>
    </div>
  );
}
