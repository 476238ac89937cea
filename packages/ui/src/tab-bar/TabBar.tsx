import {
  type ComponentPropsWithRef,
  type MouseEvent,
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ContextMenuAt, useContextMenu } from '../context-menu/useContextMenu.js';
import { lazyPart } from '../internal/lazyPart.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { Tab, titleOf } from './Tab.js';
import { TabBarRoot } from './TabBar.styles.js';
import { TabBarTools } from './TabBarTools.js';
import { zhTabBar } from './TabBar.zh.js';
import type { TabBarCommon } from './parts/wiring.js';
import { type TabBarActionDetails, type TabBarItem, withoutDuplicates } from './tabBarItem.js';
import { useOverflow } from './useOverflow.js';
import { useTabActions } from './useTabActions.js';
import { useTabDrag } from './useTabDrag.js';
import { useTabFocus } from './useTabFocus.js';

const TabBarMenu = lazyPart(async () => (await import('./TabBarMenu.js')).TabBarMenu);

export interface TabBarProps
  extends TabBarCommon, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Accessible name of the tab list. @default '已打开页面' */
  label?: string;
}

const nothing = () => {};

/**
 * The visited pages as tabs. Works with the tab model of `tab-model`, or without it. For your own composition
 * use `@ca-portal/ui/tab-bar/parts`; this one is separate, because it belongs to the first load of every page.
 */
export function TabBar({
  items: given,
  activePath,
  onAction = nothing,
  canReopen = false,
  maximized = false,
  onMaximizedChange,
  onOpenWindow,
  panelId,
  label,
  id,
  ...rest
}: TabBarProps) {
  const words = useWords('tabBar', zhTabBar);
  const ownId = useId();
  const barId = id ?? ownId;
  const items = useMemo(() => withoutDuplicates(given ?? []), [given]);
  const list = useRef<HTMLDivElement>(null);
  const [message, announce] = useState('');
  const [moreAt, setMoreAt] = useState<ContextMenuAt>();
  const pointed = useContextMenu();
  const focus = useTabFocus(list, items, activePath);
  const overflow = useOverflow(
    list,
    items.length,
    items.findIndex((item) => item.path === activePath),
  );

  const move = (item: TabBarItem, index: number, reason: TabBarActionDetails['reason'] = 'drag') => {
    onAction({ type: 'move', path: item.path, index }, { reason });
    announce(words.moved(titleOf(item, words), index + 1, items.length));
  };
  const loadDrag = useTabDrag(list, { items, onMove: move });
  const actions = useTabActions({ items, words, focus, onAction, move, onOpenWindow, announce });

  const menuAt = pointed.at ?? moreAt;
  const closeMenu = () => {
    pointed.close();
    setMoreAt(undefined);
  };
  const openMore = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setMoreAt({ x: left, y: bottom, target: currentTarget, reason: detail === 0 ? 'keyboard' : 'pointer' });
  };

  return (
    <TabBarRoot
      onFocus={TabBarMenu.prefetch} // keyboard users must not wait for the menu
      {...rest}
      id={barId}
      data-component="TabBar"
      data-maximized={maximized ? '' : undefined}
    >
      <div data-part="area" {...pointed.areaProps}>
        <div
          ref={list}
          role="tablist"
          aria-label={label ?? words.label}
          data-part="list"
          data-overflow={overflow || undefined}
          {...actions}
          onPointerEnter={loadDrag}
        >
          {items.map((item) => (
            <Tab
              key={item.path}
              item={item}
              barId={barId}
              panelId={panelId}
              active={item.path === activePath}
              stop={item.path === focus.stop}
              words={words}
            />
          ))}
        </div>
      </div>
      <TabBarTools
        items={items}
        activePath={activePath}
        words={words}
        overflowing={!!overflow}
        maximized={maximized}
        onMaximizedChange={onMaximizedChange}
        menuOpen={!!moreAt}
        onMenu={openMore}
        onChoose={(path) => onAction({ type: 'activate', path }, { reason: 'list' })}
      />
      <HiddenText as="output">{message}</HiddenText>
      {menuAt ? (
        <Suspense>
          <TabBarMenu
            at={menuAt}
            items={items}
            activePath={activePath}
            canReopen={canReopen}
            onAction={onAction}
            onMove={move}
            onOpenWindow={onOpenWindow}
            onClosing={focus.expectClose}
            onClose={closeMenu}
            setShown={(shown) => (shown ? setMoreAt(menuAt) : closeMenu())}
          />
        </Suspense>
      ) : null}
    </TabBarRoot>
  );
}
