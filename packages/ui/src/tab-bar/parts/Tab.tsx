import type { ReactNode } from 'react';
import { Tab as DrawnTab } from '../Tab.js';
import type { TabBarItem } from '../tabBarItem.js';
import { useTabBar } from './wiring.js';

export interface TabProps {
  /** The tab to render, as `List` passes it to its function. */
  item: TabBarItem;
  /** Replaces the title, beside pin, mark and close icon. No interactive elements: a tab is one control. */
  children?: ReactNode;
}

/** One tab of a `List`, with other content than the title. */
export function Tab({ item, children }: TabProps) {
  const { activePath, barId, panelId, focus, words } = useTabBar();
  return (
    <DrawnTab
      {...{ item, barId, panelId, words }}
      active={item.path === activePath}
      stop={item.path === focus.stop}
      content={children}
    />
  );
}
