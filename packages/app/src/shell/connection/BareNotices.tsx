import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../shared/browser/index.js';

/**
 * The notices of network and release (`NoticeSlot`) for pages without a frame, such as login and payment. Their code
 * loads when the browser is idle.
 */
export function BareNotices() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./start.js').then(
          ({ ConnectionNotices, startConnection }) => {
            startConnection();
            setNotices(() => ConnectionNotices);
          },
          // Without it, the portal only does not notice a lost network.
          () => {},
        );
      }),
    [],
  );
  return Notices && <Notices />;
}
