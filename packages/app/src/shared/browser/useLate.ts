import { toaster } from '@ca-portal/ui/toast';
import { useCallback, useState, type ComponentType } from 'react';

/**
 * A part of the frame whose code comes when it is first asked for: nothing until then. When it does not come, the page
 * around it stays as it is, a sentence says so, and asking again tries again.
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
