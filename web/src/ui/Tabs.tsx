import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

/** `isHot` paints the count as a warning (things overdue). */
export type TabItem<Id extends string> = { id: Id; label: string; count?: number | undefined; isHot?: boolean };

type Props<Id extends string> = {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Beside the tabs: filters, a button. */
  aside?: ReactNode;
  /** The selected tab's content. */
  children: ReactNode;
};

export function Tabs<Id extends string>({ label, items, selected, onSelect, aside, children }: Props<Id>) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id)}>
      <div className="tab-bar">
        <TabList className="tabs" aria-label={label}>
          {items.map(({ id, label: text, count, isHot }) => (
            <Tab key={id} id={id} className="tab">
              {/* The space keeps the two apart in the tab's name. */}
              {text}{' '}
              {count !== undefined && <span className={isHot && count > 0 ? 'count hot' : 'count'}>{count}</span>}
            </Tab>
          ))}
        </TabList>
        {aside}
      </div>
      {items.map(({ id }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {id === selected && children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
