import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../shared/browser/when-idle.js';

/**
 * What the frames show of network and release (`NoticeSlot`), above a page that stands alone: who logs in or pays must
 * be told, too. Its code comes when the browser is idle.
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
          // Without it the portal only does not notice that the network goes.
          () => {},
        );
      }),
    [],
  );
  return Notices && <Notices />;
}
