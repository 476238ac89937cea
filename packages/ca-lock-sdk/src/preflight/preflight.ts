import { LockError } from '../errors/LockError.js';
import { browserEngine, type BrowserEngine } from './browser.js';
import { inspect, type PreflightView } from './inspect.js';
import type { LoopbackPermission } from './permission.js';

export type { PreflightView } from './inspect.js';

/** What this browser and page can do for a lock. */
export interface PreflightReport {
  /** The engine of the browser. */
  engine: BrowserEngine;
  /** Whether a lock works with it. */
  browserAccepted: boolean;
  /** Whether the page is served by https or from this computer. */
  secureContext: boolean;
  /** What the user has said to programs on this computer. */
  permission: LoopbackPermission;
  /** The first thing that makes connecting pointless, or `undefined`. `prompt` is no error: the browser will ask. */
  error: LockError | undefined;
}

/** Checks browser, secure context and permission without touching the network. Call it before offering 检测CA锁. */
export async function preflight(view: PreflightView = globalThis as PreflightView): Promise<PreflightReport> {
  const { code, watch } = await inspect(view);
  return {
    engine: browserEngine(view),
    browserAccepted: code !== 'browser-refused',
    secureContext: view.isSecureContext !== false,
    permission: watch.state,
    error: code && new LockError(code),
  };
}
