import { type ComponentProps, useReducer } from 'react';
import { emptyTabs, type TabAction, tabReducer, type TabState } from '../tab-model/index.js';
import { TabBar, type TabBarItem } from './index.js';

export const items: TabBarItem[] = [
  { path: '/', title: '首页', meta: { affix: true } },
  { path: '/core/personal', title: '个人中心' },
  { path: '/core/caManage', title: 'CA管理' },
  { path: '/core/order/1', title: '订单详情', dirty: true },
  { path: '/core/invoice', title: '我的发票' },
];

/** `count` tabs, the first one fixed. */
export const manyItems = (count: number): TabBarItem[] =>
  Array.from({ length: count }, (_, i) => ({
    path: `/core/order/${i}`,
    title: `订单 ${i + 1}`,
    ...(i === 0 ? { meta: { affix: true } } : {}),
  }));

export const stateOf = (tabs: readonly TabBarItem[] | null | undefined, activePath?: string): TabState => {
  const actions = (tabs ?? []).flatMap(({ path, title, meta, pinned, dirty }): TabAction[] => [
    { type: 'add', view: { path, meta: { ...meta, ...(title ? { title } : {}) } } },
    ...(pinned ? [{ type: 'pin' as const, path }] : []),
    ...(dirty ? [{ type: 'mark' as const, path, dirty }] : []),
  ]);
  if (activePath) actions.push({ type: 'activate', path: activePath });
  return actions.reduce<TabState>((state, action) => tabReducer(state, action), emptyTabs);
};

type LiveTabBarProps = Omit<ComponentProps<typeof TabBar>, 'activePath'> & { activePath?: string };

/** The bar with the tab model, as the portal connects them. */
export function LiveTabBar({ items: given, activePath, onAction, ...rest }: LiveTabBarProps) {
  const [state, dispatch] = useReducer(
    (before: TabState, action: TabAction) => tabReducer(before, action),
    undefined,
    () => stateOf(given, activePath),
  );
  return (
    <TabBar
      {...rest}
      items={state.visitedViews}
      activePath={state.activePath}
      canReopen={state.closedViews.length > 0}
      onAction={(action, details) => {
        onAction?.(action, details);
        dispatch(action);
      }}
    />
  );
}
