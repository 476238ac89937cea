import type { PreflightView } from './environment/preflight.js';

/** Where the port that worked last time is kept. Either half may be asynchronous; a failure of either is ignored. */
export interface RememberedPort {
  get(): number | undefined | Promise<number | undefined>;
  set(port: number): void | Promise<void>;
}

export interface ConnectOptions {
  /** The literal address: `localhost` tries IPv6 first and is slow on Windows. @default '127.0.0.1' */
  host?: string;
  /** Spec 7.8. @default 11345 */
  firstPort?: number;
  /** Spec 7.8. @default 10 */
  portCount?: number;
  /** Spec 7.8, in milliseconds. @default 150 */
  probeTimeoutMs?: number;
  /** Second look at ports that only timed out: a loaded machine misses the first window. @default 600 */
  secondPassMs?: number;
  /** Spec 7.8, in milliseconds, from sending to the whole answer. @default 6000 */
  callTimeoutMs?: number;
  /** How long an open permission prompt is waited for. @default 60000 */
  permissionTimeoutMs?: number;
  /** `text/plain` saves the CORS preflight where the driver reads it. @default 'application/json' */
  contentType?: 'application/json' | 'text/plain';
  /** Driver families that are spoken to, by the handshake's `CAType`. @default ['260', '61'] */
  caTypes?: readonly string[];
  rememberedPort?: RememberedPort;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** What the environment checks look at. @default globalThis */
  view?: PreflightView;
}

/** The options with every default filled in. */
export type LockTarget = Required<Omit<ConnectOptions, 'rememberedPort' | 'signal' | 'view'>>;

export function lockTarget(options: ConnectOptions): LockTarget {
  return {
    host: options.host ?? '127.0.0.1',
    firstPort: options.firstPort ?? 11345,
    portCount: options.portCount ?? 10,
    probeTimeoutMs: options.probeTimeoutMs ?? 150,
    secondPassMs: options.secondPassMs ?? 600,
    callTimeoutMs: options.callTimeoutMs ?? 6000,
    permissionTimeoutMs: options.permissionTimeoutMs ?? 60_000,
    contentType: options.contentType ?? 'application/json',
    caTypes: options.caTypes ?? ['260', '61'],
    // Called through the global so that a page may replace it, and never with a wrong `this`.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  };
}
