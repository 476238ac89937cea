import { Suspense, useEffect } from 'react';
import { TabBarMenu } from './lateMenu.js';
import { useTabBar } from './wiring.js';

/**
 * The menu of a tab: 刷新, several kinds of 关闭, 固定, 重新打开. It opens by right click, Shift+F10, a long press and
 * 更多操作. Without this part the browser's own menu opens.
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
