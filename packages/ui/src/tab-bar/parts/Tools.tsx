import type { ReactNode } from 'react';
import { TabBarTools } from '../TabBarTools.js';
import { useTabBar } from './wiring.js';

export interface ToolsProps {
  /** Buttons of your own, before the others. */
  children?: ReactNode;
  /** Shows 更多操作, which opens the `Menu` of the active tab for people who cannot right-click. @default true */
  menu?: boolean;
}

/**
 * Behind the tabs: a list of all tabs when they overflow, the menu of the active tab, and 最大化 if the bar offers it.
 */
export function Tools({ children, menu = true }: ToolsProps) {
  const { items, activePath, words, overflow, maximized, onMaximizedChange, ...bar } = useTabBar();
  return (
    <TabBarTools
      {...{ items, activePath, words, maximized, onMaximizedChange }}
      overflowing={!!overflow}
      menuOpen={!!bar.moreAt}
      onMenu={menu ? bar.openMenu : undefined}
      onChoose={(path) => bar.onAction({ type: 'activate', path }, { reason: 'list' })}
    >
      {children}
    </TabBarTools>
  );
}
