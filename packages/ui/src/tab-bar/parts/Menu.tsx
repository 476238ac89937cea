import { Suspense, useEffect } from 'react';
import { TabBarMenu } from './lateMenu.js';
import { useTabBar } from './wiring.js';

/**
 * The menu of a tab: 刷新, 关闭 in its ways, 固定, 重新打开. It opens by right click, by Shift+F10, by a long press and
 * by 更多操作. Without this part the row leaves the browser's own menu alone.
 */
export function Menu() {
  const { items, activePath, canReopen, onAction, move, onOpenWindow, focus, ...bar } = useTabBar();
  const { announceMenu, pointed, moreAt, setMoreAt } = bar;
  useEffect(() => announceMenu(), [announceMenu]);
  const at = pointed.at ?? moreAt;
  if (!at) return null;
  const close = () => {
    pointed.close();
    setMoreAt(undefined);
  };
  return (
    <Suspense>
      <TabBarMenu
        {...{ at, items, activePath, canReopen, onAction, onOpenWindow }}
        onMove={move}
        onClosing={focus.expectClose}
        onClose={close}
        setShown={(shown) => (shown ? setMoreAt(at) : close())}
      />
    </Suspense>
  );
}
