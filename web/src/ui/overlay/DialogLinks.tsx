import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Place beside the title of a dialog for links of its content. */
export const DialogLinksContext = createContext<HTMLElement | null>(null);

/** Links and buttons beside the title of the dialog around them; outside of a dialog they stay where they are. */
export function DialogLinks({ children }: { children: ReactNode }) {
  const place = use(DialogLinksContext);
  return place ? createPortal(children, place) : <div className="row tight">{children}</div>;
}
