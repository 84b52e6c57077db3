import type { ReactNode } from 'react';
import { HelpLink } from './HelpLink.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';

type Props = { title: string; lead: string; /** Main actions of the screen. */ children?: ReactNode };

/** The top of a screen, whose title is also the browser's. */
export function PageHead({ title, lead, children }: Props) {
  usePageTitle(title);
  return (
    <div className="page-head">
      <div>
        <div className="with-help">
          <h1>{title}</h1>
          <HelpLink />
        </div>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  );
}
