import type { AnchorHTMLAttributes, Ref } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath, type To } from 'react-router';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link within the app. The router's own lies in one module with what a framework needs: 7 KB of every screen. */
export function Link({ to, state, onClick, children, ...rest }: Props) {
  const navigate = useNavigate();
  const isHere = createPath(useLocation()) === createPath(useResolvedPath(to));
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        // The browser handles a click that opens elsewhere.
        if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        void navigate(to, { state, replace: isHere });
      }}
    >
      {children}
    </a>
  );
}
