import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { TabBar, type TabBarAction } from '@ca-portal/ui/tab-bar';
import { destinationAfter, findTab, removedBy, type TabView } from '@ca-portal/ui/tab-model';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabStore } from '../../shared/tabs/index.js';
import { tabBarId, tabPanelId } from './TabViews.js';

interface WorkTabsProps {
  maximized: boolean;
  onMaximizedChange: (maximized: boolean) => void;
}

const removals = new Set(['close', 'closeOthers', 'closeLeft', 'closeRight', 'closeAll']);
type Removal = Extract<TabBarAction, Parameters<typeof removedBy>[1]>;
const isRemoval = (action: TabBarAction): action is Removal => removals.has(action.type);

/** The tab bar of visited pages, connected to their store and to the address (spec 2.10). */
export function WorkTabs({ maximized, onMaximizedChange }: WorkTabsProps) {
  const navigate = useNavigate();
  const [confirm, confirmDialog] = useConfirm();
  const tabs = useSyncExternalStore(tabStore.subscribe, tabStore.get, tabStore.get);

  const dirtyOf = (views: readonly TabView[]) => views.filter(({ dirty }) => dirty);
  const mayLose = (unsaved: readonly TabView[], way: '关闭' | '刷新'): Promise<boolean> =>
    confirm({
      title: '有内容还没有保存',
      description: `${unsaved.map(({ title }) => `“${title}”`).join('、')}里填写的内容还没有保存，${way}后会丢失。`,
      confirmLabel: `不保存，${way}`,
      cancelLabel: '继续填写',
    });

  const close = async (action: Removal) => {
    const unsaved = dirtyOf(removedBy(tabs.visitedViews, action));
    if (unsaved.length > 0 && !(await mayLose(unsaved, '关闭'))) return;
    const before = tabStore.get();
    tabStore.dispatch(action);
    const to = destinationAfter(before, tabStore.get());
    if (to) void navigate(to.fullPath);
  };

  const refresh = async (action: Extract<TabBarAction, { type: 'refresh' }>) => {
    const unsaved = dirtyOf(tabs.visitedViews.filter(({ path }) => path === action.path));
    if (unsaved.length > 0 && !(await mayLose(unsaved, '刷新'))) return;
    tabStore.dispatch(action);
  };

  const act = (action: TabBarAction) => {
    if (isRemoval(action)) return void close(action);
    if (action.type === 'refresh') return void refresh(action);
    tabStore.dispatch(action);
    const { activePath, visitedViews } = tabStore.get();
    const active = visitedViews.find(({ path }) => path === activePath);
    // 重新打开 restores a tab and activates it, like a click on it.
    if ((action.type === 'activate' || action.type === 'reopen') && active) void navigate(active.fullPath);
  };

  return (
    <>
      <TabBar
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the widget's root is a div; beside the main content nothing stands outside a landmark
        role="region"
        aria-label="已打开页面"
        id={tabBarId}
        panelId={tabPanelId}
        items={tabs.visitedViews}
        {...(tabs.activePath === undefined ? {} : { activePath: tabs.activePath })}
        canReopen={tabs.closedViews.length > 0}
        maximized={maximized}
        onMaximizedChange={onMaximizedChange}
        onAction={act}
        // A new window starts without these tabs.
        onOpenWindow={(path) => {
          const tab = findTab(tabStore.get(), path);
          if (tab) window.open(tab.fullPath, '_blank', 'noopener');
        }}
      />
      {confirmDialog}
    </>
  );
}
