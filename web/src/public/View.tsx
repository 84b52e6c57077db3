import type { ReactNode } from 'react';

/** One of the states of a page; the script shows the one that holds. */
export const View = ({ name, shown, children }: { name: string; shown?: boolean; children: ReactNode }) => (
  <div className="view" data-view={name} hidden={!shown}>
    {children}
  </div>
);

/** Where the script writes what the server said. */
export const Reason = () => <p className="err" data-reason role="alert" />;
