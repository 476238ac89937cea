import { LockError } from '../errors/LockError.js';
import { browserAccepted, browserEngine, type BrowserEngine } from './browser.js';
import { loopbackPermission, type LoopbackPermission, type PermissionWatch } from './permission.js';

export interface PreflightReport {
  engine: BrowserEngine;
  browserAccepted: boolean;
  secureContext: boolean;
  permission: LoopbackPermission;
  /** The first thing that makes connecting pointless, or `undefined`. `prompt` is no error: the browser will ask. */
  error: LockError | undefined;
}

/** What `preflight` looks at; the global object unless a test passes another. */
export type PreflightView = Parameters<typeof browserEngine>[0] &
  Parameters<typeof loopbackPermission>[0] & { isSecureContext?: boolean };

/** The report together with the live permission, for `connectLock`. */
export async function inspect(view: PreflightView): Promise<PreflightReport & { watch: PermissionWatch }> {
  const accepted = browserAccepted(view);
  const secureContext = view.isSecureContext !== false;
  const watch = await loopbackPermission(view);
  const code = !accepted
    ? 'browser-refused'
    : !secureContext
      ? 'insecure-context'
      : watch.state === 'denied'
        ? 'permission-denied'
        : undefined;
  return {
    engine: browserEngine(view),
    browserAccepted: accepted,
    secureContext,
    permission: watch.state,
    error: code && new LockError(code),
    watch,
  };
}

/** Checks browser, secure context and permission without touching the network. Call it before offering 检测CA锁. */
export async function preflight(view: PreflightView = globalThis as PreflightView): Promise<PreflightReport> {
  const { watch: _live, ...report } = await inspect(view);
  return report;
}
