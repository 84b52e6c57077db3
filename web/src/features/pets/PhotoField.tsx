import type { Control, FieldValues, FieldPath } from 'react-hook-form';
import { useEffect, useState, type ReactNode } from 'react';
import { useField } from '../../ui/use-field.ts';
import { PhotoPicker } from './PhotoPicker.tsx';

type Props<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPath<V>;
  /** What stands there until a file is chosen. */
  face: ReactNode;
};

/** The photo inside the form: chosen now, sent after the rest is saved. */
export function PhotoField<V extends FieldValues>({ control, name, face }: Props<V>) {
  const field = useField(control, name);
  const [refusal, setRefusal] = useState<string>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);
  return (
    <div className="photo-field">
      {preview ? <img className="face photo" src={preview} width={72} height={72} alt="" /> : face}
      <PhotoPicker
        error={refusal ?? field.message}
        onPick={(file) => {
          setRefusal(undefined);
          setPreview(URL.createObjectURL(file));
          field.change(file);
        }}
        onError={setRefusal}
      />
    </div>
  );
}
