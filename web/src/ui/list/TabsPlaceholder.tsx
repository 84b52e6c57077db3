import type { ReactNode } from 'react';

export type TabsPlaceholderProps = {
  labels: readonly string[];
  /** True when each tab will have a count. */
  hasCounts?: boolean;
  /** Content beside the tabs. */
  aside?: ReactNode;
};

/** The place of tabs whose code is still to come. */
export const TabsPlaceholder = ({
  labels,
  hasCounts,
  aside,
  children,
}: TabsPlaceholderProps & { children: ReactNode }) => (
  <div>
    <div className="tab-bar">
      <div className="tabs" aria-hidden="true">
        {labels.map((label, index) => (
          <span key={label} className="tab" data-selected={index === 0 || undefined}>
            {label} {hasCounts && <span className="count">{'\u2007'}</span>}
          </span>
        ))}
      </div>
      {aside}
    </div>
    <div className="tab-panel">{children}</div>
  </div>
);
