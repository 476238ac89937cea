import type { LockErrorCode } from '../errors/codes.js';
import { browserAccepted, type BrowserView } from './browser.js';
import { loopbackPermission, type PermissionView, type PermissionWatch } from './permission.js';

/** The object that `preflight` checks; the global object unless a test passes another. */
export type PreflightView = BrowserView &
  PermissionView & {
    /** As on `window`. */
    isSecureContext?: boolean;
  };

/** The first problem that prevents a connection, and the live permission. Sends no request. */
export async function inspect(
  view: PreflightView,
): Promise<{ code: LockErrorCode | undefined; watch: PermissionWatch }> {
  const watch = await loopbackPermission(view);
  const code = !browserAccepted(view)
    ? 'browser-refused'
    : view.isSecureContext === false
      ? 'insecure-context'
      : watch.state === 'denied'
        ? 'permission-denied'
        : undefined;
  return { code, watch };
}
