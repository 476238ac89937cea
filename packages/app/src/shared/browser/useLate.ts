import { toaster } from '@ca-portal/ui/toast';
import { useCallback, useState, type ComponentType } from 'react';

/**
 * A lazy part of the frame: its code loads on first use, and it renders nothing until then. On failure the page stays
 * as it is, a message is shown, and the next use tries again.
 */
export function useLate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
): [Late: ComponentType<Props> | undefined, bring: () => void] {
  const [Late, setLate] = useState<ComponentType<Props>>();
  const bring = useCallback(() => {
    load().then(
      (Loaded) => setLate(() => Loaded),
      () => toaster.error(`${what}没有打开，可能是网络断开或刚发布了新版本。请重试，或刷新页面。`),
    );
  }, [load, what]);
  return [Late, bring];
}
