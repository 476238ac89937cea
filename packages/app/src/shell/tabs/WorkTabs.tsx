import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { TabBar, type TabBarAction } from '@ca-portal/ui/tab-bar';
import { destinationAfter, findTab, removedBy } from '@ca-portal/ui/tab-model';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabStore } from './tab-store.js';
import { tabBarId, tabPanelId } from './TabViews.js';

interface WorkTabsProps {
  maximised: boolean;
  onMaximisedChange: (maximised: boolean) => void;
}

const removals = new Set(['close', 'closeOthers', 'closeLeft', 'closeRight', 'closeAll']);
const isRemoval = (action: TabBarAction): action is Extract<TabBarAction, Parameters<typeof removedBy>[1]> =>
  removals.has(action.type);

/** The bar of visited pages, bound to their store and to the address (spec 2.10). */
export function WorkTabs({ maximised, onMaximisedChange }: WorkTabsProps) {
  const navigate = useNavigate();
  const [confirm, confirmDialog] = useConfirm();
  const tabs = useSyncExternalStore(tabStore.subscribe, tabStore.get);

  const close = async (action: Extract<TabBarAction, Parameters<typeof removedBy>[1]>) => {
    const unsaved = removedBy(tabs.visitedViews, action).filter(({ dirty }) => dirty);
    const sure =
      unsaved.length === 0 ||
      (await confirm({
        title: '有内容还没有保存',
        description: `${unsaved.map(({ title }) => `“${title}”`).join('、')}里填写的内容还没有保存，关闭后会丢失。`,
        confirmLabel: '不保存，关闭',
        cancelLabel: '继续填写',
      }));
    if (!sure) return;
    const before = tabStore.get();
    tabStore.dispatch(action);
    const to = destinationAfter(before, tabStore.get());
    if (to) void navigate(to.fullPath);
  };

  const act = (action: TabBarAction) => {
    if (isRemoval(action)) return void close(action);
    tabStore.dispatch(action);
    const { activePath, visitedViews } = tabStore.get();
    const active = visitedViews.find(({ path }) => path === activePath);
    // 重新打开 brings a tab back and shows it, like a choice.
    if ((action.type === 'activate' || action.type === 'reopen') && active) void navigate(active.fullPath);
  };

  return (
    <>
      <TabBar
        id={tabBarId}
        panelId={tabPanelId}
        items={tabs.visitedViews}
        {...(tabs.activePath === undefined ? {} : { activePath: tabs.activePath })}
        canReopen={tabs.closedViews.length > 0}
        maximised={maximised}
        onMaximisedChange={onMaximisedChange}
        onAction={act}
        // A window begins without these tabs.
        onOpenWindow={(path) => {
          const tab = findTab(tabStore.get(), path);
          if (tab) window.open(tab.fullPath, '_blank', 'noopener');
        }}
      />
      {confirmDialog}
    </>
  );
}
