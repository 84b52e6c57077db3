import { useEffect, useRef } from 'react';
import { Loading } from '../lazy/Loading.tsx';

/** Replaces a dialog whose code is still loading; closes like the dialog would, by Escape or a press beside it. */
export function DialogPlaceholder({ onClose }: { onClose: () => void }) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close.current();
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  return (
    <div className="scrim opening" role="presentation" onClick={() => onClose()}>
      <Loading />
    </div>
  );
}
