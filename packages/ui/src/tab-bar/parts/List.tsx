import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { Tab as DrawnTab } from '../Tab.js';
import type { TabBarItem } from '../tabBarItem.js';
import { useTabBar } from './wiring.js';

export interface ListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** Renders one tab: return a `Tab`, with content of your own. @default a `Tab` as in `TabBar` */
  children?: (item: TabBarItem, index: number) => ReactNode;
  /** Accessible name of the tab list. @default '已打开页面' */
  label?: string;
}

/**
 * The tab list. It scrolls sideways and handles pointer and keys for all its tabs, so that a thousand tabs stay
 * cheap: the content of a tab is free, its events belong to the list.
 */
export function List({ children, label, ...rest }: ListProps) {
  const { items, activePath, barId, panelId, focus, words, list, ...bar } = useTabBar();
  return (
    <div data-part="area" {...bar.area}>
      <div
        {...rest}
        ref={list}
        role="tablist"
        aria-label={label ?? words.label}
        data-part="list"
        data-overflow={bar.overflow || undefined}
        {...bar.handlers}
        onPointerEnter={bar.loadDrag}
      >
        {items.map((item, index) =>
          children ? (
            <Fragment key={item.path}>{children(item, index)}</Fragment>
          ) : (
            <DrawnTab
              key={item.path}
              {...{ item, barId, panelId, words }}
              active={item.path === activePath}
              stop={item.path === focus.stop}
            />
          ),
        )}
      </div>
    </div>
  );
}
