import { useEffect, useState } from 'react';

/** An address for a chosen file, let go of with the component. */
export function useObjectUrl(file: Blob | null | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
