import { toaster } from '@ca-portal/ui/toast';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { whenIdle } from '../../shared/browser/index.js';
import { chatStore } from '../../shared/chat/index.js';

const Nothing = () => null;

/** Where the edge code failed to load, a page that opens the chat must show an error. */
function NoEdge() {
  const { open } = useSyncExternalStore(chatStore.subscribe, chatStore.get, chatStore.get);
  useEffect(() => {
    if (!open) return;
    chatStore.close();
    toaster.error('智能客服没有打开，可能是网络断开或刚发布了新版本。请刷新页面后再试。');
  }, [open]);
  return null;
}

// A failure of the edge tools must not break the page: they are left out.
const EdgeTools = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./EdgeTools.js')).EdgeTools };
  } catch {
    return { default: NoEdge };
  }
});

/**
 * Customer service, assistant, shortcuts and coupons at the edge of every page (spec 2.6, 2.7). The page itself comes
 * first: these tools are not prerendered, and their code loads when the browser is idle.
 */
export function PortalEdge() {
  const [wanted, setWanted] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setWanted(true);
        // Without it, the portal only does not notice a lost network.
        import('../connection/start.js').then(({ startConnection }) => startConnection(), Nothing);
      }),
    [],
  );
  // A request for the chat loads the code at once, without waiting for idle time.
  const { open } = useSyncExternalStore(chatStore.subscribe, chatStore.get, chatStore.get);
  return wanted || open ? (
    <Suspense fallback={null}>
      <EdgeTools />
    </Suspense>
  ) : null;
}
