import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { Tab as DrawnTab } from '../Tab.js';
import type { TabBarItem } from '../tabBarItem.js';
import { useTabBar } from './wiring.js';

export interface ListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** Draws one tab: answer a `Tab`, with content of your own. @default a `Tab` as the ready-made bar has it */
  children?: (item: TabBarItem, index: number) => ReactNode;
  /** The name that screen readers say of the row. @default '已打开页面' */
  label?: string;
}

/**
 * The row of tabs. It scrolls sideways and hears pointer and keys for all its tabs, so that a thousand of them stay
 * cheap: what a tab is made of is free, its events are the row's.
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
