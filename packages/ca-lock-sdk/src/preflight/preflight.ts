import { LockError } from '../errors/LockError.js';
import { browserEngine, type BrowserEngine } from './browser.js';
import { inspect, type PreflightView } from './inspect.js';
import type { LoopbackPermission } from './permission.js';

export type { PreflightView } from './inspect.js';

/** Whether this browser and page can use a lock. */
export interface PreflightReport {
  /** The engine of the browser. */
  engine: BrowserEngine;
  /** Whether the engine supports a lock. */
  browserAccepted: boolean;
  /** Whether the page has a secure context: https or this computer. */
  secureContext: boolean;
  /** The user's permission for services on this computer. */
  permission: LoopbackPermission;
  /** The first problem that prevents a connection, or `undefined`. `prompt` is no problem: the browser will ask. */
  error: LockError | undefined;
}

/** Checks browser, secure context and permission without network access. Call it before offering 检测CA锁. */
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
