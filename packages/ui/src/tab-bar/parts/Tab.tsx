import type { ReactNode } from 'react';
import { Tab as DrawnTab } from '../Tab.js';
import type { TabBarItem } from '../tabBarItem.js';
import { useTabBar } from './wiring.js';

export interface TabProps {
  /** The page that the tab stands for: what `List` gives to its function. */
  item: TabBarItem;
  /** Stands in place of the title, beside pin, mark and cross. Nothing that can be pressed: a tab is one control. */
  children?: ReactNode;
}

/** One tab of a `List`, where its content is to be another than the title. */
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
