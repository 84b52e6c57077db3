import { useCallback, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<'img'>, 'ref' | 'src'> & { blob: Blob; alt: string };

/** A picture that is in memory; its address, which would hold the bytes for ever, goes with it. */
export function BlobImage({ blob, alt, ...rest }: Props) {
  const place = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...rest} alt={alt} ref={place} draggable={false} />;
}
