import { toaster } from '@ca-portal/ui/toast';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { whenIdle } from '../../shared/browser/when-idle.js';
import { chatStore } from '../../shared/chat/chat-store.js';

const Nothing = () => null;

/** Where the code of the edge did not come, a page that opens the chat must not wait in silence. */
function NoEdge() {
  const { open } = useSyncExternalStore(chatStore.subscribe, chatStore.get, chatStore.get);
  useEffect(() => {
    if (!open) return;
    chatStore.close();
    toaster.error('智能客服没有打开，可能是网络断开或刚发布了新版本。请刷新页面后再试。');
  }, [open]);
  return null;
}

// What stands at the edge is no reason for a page not to be there: where its code does not come, it stays away.
const EdgeTools = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./EdgeTools.js')).EdgeTools };
  } catch {
    return { default: NoEdge };
  }
});

/**
 * Customer service, assistant, shortcuts and coupons at the edge of every page (spec 2.6, 2.7). A page is readable and
 * usable first: nothing of this is prerendered, and its code comes when the browser is idle.
 */
export function PortalEdge() {
  const [wanted, setWanted] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setWanted(true);
        // Without it the portal only does not notice that the network goes.
        import('../connection/start.js').then(({ startConnection }) => startConnection(), Nothing);
      }),
    [],
  );
  // Somebody who asks for the chat does not wait until the browser has time.
  const { open } = useSyncExternalStore(chatStore.subscribe, chatStore.get, chatStore.get);
  return wanted || open ? (
    <Suspense fallback={null}>
      <EdgeTools />
    </Suspense>
  ) : null;
}
