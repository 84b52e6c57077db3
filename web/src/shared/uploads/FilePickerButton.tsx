import { useRef, type ReactNode } from 'react';

/**
 * File types that the device offers; the server determines the type from the bytes. HEIC is listed by extension too:
 * some devices know it by that alone.
 */
const accepted = 'application/pdf,image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,.heic,.heif';

type Props = {
  className: string;
  onFiles: (files: File[]) => void;
  /** Opens the camera at once. */
  isCamera?: boolean;
  /** Files of these kinds, and no papers: one of them, or `areMany`. */
  accept?: string;
  areMany?: boolean;
  /** Disables picking for now. */
  isOff?: boolean;
  children: ReactNode;
};

/** A button by which files are picked, several together, or one is photographed. */
export function FilePickerButton({
  className,
  onFiles,
  isCamera,
  accept,
  areMany = false,
  isOff = false,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && input.current!.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden

        {...(isCamera
          ? { accept: 'image/*', capture: 'environment' }
          : accept
            ? { accept, multiple: areMany }
            : { accept: accepted, multiple: true })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same one may be picked again.
          target.value = '';
        }}
      />
    </>
  );
}

/** A finger on the screen goes with a camera behind it. */
export const hasCamera = () => matchMedia('(pointer: coarse)').matches;
