import type { ReactNode } from 'react';

type Props = { name: string; shown?: boolean; children: ReactNode };

/** State of a page; the script shows the current one. */
export const PageView = ({ name, shown, children }: Props) => (
  <div className="view" data-view={name} hidden={!shown}>
    {children}
  </div>
);

/** After the views of a page that a mailed link opens: which of them stands when the link has lost its token. Before the first paint, so that nothing moves. */
export const WithoutToken = ({ shows }: { shows: string }) => (
  <script
    dangerouslySetInnerHTML={{
      __html: `if(!/token=./.test(location.hash))document.querySelectorAll('[data-view]').forEach(function(v){v.hidden=v.dataset.view!=='${shows}'})`,
    }}
  />
);

/** Place where the script writes the server's message. */
export const FailureReason = () => <p className="err" data-reason role="alert" />;
