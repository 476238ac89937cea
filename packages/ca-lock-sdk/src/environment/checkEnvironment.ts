import type { LockReading, LockSession } from '../session/LockSession.js';
import { connectLock } from '../connect/connectLock.js';
import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { ConnectOptions } from '../transport/options.js';
import { certificateTimeError } from './certificateState.js';
import type { PreflightView } from '../preflight/inspect.js';
import { preflight } from '../preflight/preflight.js';
import { systemOf, type SystemView } from './system.js';

/** The checks in order: each one needs those before it. */
export const ENVIRONMENT_CHECKS = [
  'system',
  'browser',
  'permission',
  'service',
  'lock',
  'certificate',
] as const;
/** Names of the environment checks. */
export type EnvironmentCheckName = (typeof ENVIRONMENT_CHECKS)[number];

/** The result of one check of the environment. */
export interface EnvironmentCheck {
  /** Name of the check. */
  name: EnvironmentCheckName;
  /** `unknown`: not checked, because an earlier check failed or the browser cannot tell. */
  state: 'pass' | 'fail' | 'unknown';
  /** Facts for support, never personal data: versions, ports, permission states. */
  facts: Readonly<Record<string, string>>;
  /** Why it failed; the text with the next step is looked up by its code. */
  error?: LockError;
}

/** Options of the environment check. */
export interface EnvironmentOptions extends Omit<ConnectOptions, 'view'> {
  /** The window to check. @default the global object */
  view?: (PreflightView & SystemView) | undefined;
  /** The current time for certificates. @default the clock */
  now?: Date | undefined;
  /** Called with each result at once. */
  onCheck?(check: EnvironmentCheck): void;
  /** Connects to the service; `connectLock` without it. @default connectLock */
  connect?: (
    options: ConnectOptions,
  ) => Promise<Pick<LockSession, 'port' | 'caType' | 'read' | 'readAll' | 'close'>>;
}

/** The check that an error of the connection belongs to. */
const PLACE: Partial<Record<LockErrorCode, EnvironmentCheckName>> = {
  'browser-refused': 'browser',
  'insecure-context': 'browser',
  'permission-denied': 'permission',
  'permission-pending-timeout': 'permission',
  'no-lock': 'lock',
  'several-locks': 'lock',
  'lock-removed': 'lock',
  'no-certificate': 'certificate',
};

/**
 * 环境检测: system, browser, permission, service, lock and certificate, each pass, fail or unknown. Call it in a
 * click handler: the browser may show a prompt. It rejects only with `aborted`; every other problem is a result.
 */
export async function checkEnvironment(options: EnvironmentOptions = {}): Promise<EnvironmentCheck[]> {
  const {
    view = globalThis as PreflightView & SystemView,
    now = new Date(),
    onCheck,
    connect = connectLock,
  } = options;
  const checks: EnvironmentCheck[] = [];
  const add = (
    name: EnvironmentCheckName,
    state: EnvironmentCheck['state'],
    facts = {},
    error?: LockError,
  ) => {
    const check = { name, state, facts, ...(error && { error }) };
    checks.push(check);
    onCheck?.(check);
  };
  const system = systemOf(view);
  add('system', system.usb, system.facts);

  let session: Awaited<ReturnType<typeof connect>> | undefined;
  try {
    const before = await preflight(view);
    const facts = {
      engine: before.engine,
      version: system.browserVersion,
      secure: String(before.secureContext),
    };
    const refused = !before.browserAccepted || !before.secureContext;
    add('browser', refused ? 'fail' : 'pass', facts, refused ? before.error : undefined);
    if (before.error) throw before.error;

    session = await connect({ ...options, view });
    // A reached service proves the permission, even if the browser cannot tell.
    add('permission', 'pass', { state: (await preflight(view)).permission });
    add('service', 'pass', { port: String(session.port), caType: session.caType });
    await session.read('deviceId', { signal: options.signal });
    add('lock', 'pass');
    const reading = await session.readAll({ signal: options.signal });
    const error = certificateProblem(reading, now);
    add('certificate', error ? 'fail' : 'pass', { read: String(Object.keys(reading.values).length) }, error);
  } catch (error) {
    if (!(error instanceof LockError) || error.code === 'aborted') throw error;
    failAt(PLACE[error.code] ?? (session ? 'lock' : 'service'), error, checks, add);
  } finally {
    session?.close();
  }
  return checks;
}

type Add = (
  name: EnvironmentCheckName,
  state: EnvironmentCheck['state'],
  facts: object,
  error?: LockError,
) => void;

/** The failed check with its error; those before it passed, and those after it are unknown. */
function failAt(
  place: EnvironmentCheckName,
  error: LockError,
  checks: readonly EnvironmentCheck[],
  add: Add,
): void {
  const at = ENVIRONMENT_CHECKS.indexOf(place);
  for (const [index, name] of ENVIRONMENT_CHECKS.entries()) {
    if (checks.some((check) => check.name === name)) continue;
    if (index === at) add(name, 'fail', error.port ? { port: String(error.port) } : {}, error);
    else add(name, 'unknown', {});
  }
}

/** Signing certificate and validity decide; other unreadable items do not prevent anyone from working. */
function certificateProblem({ values, failures }: LockReading, now: Date): LockError | undefined {
  return (
    failures.signCertificate ??
    failures.validity ??
    // An item without an error has a value.
    certificateTimeError(values.signCertificate as string, values.validity as string, now) ??
    failures.encryptCertificate
  );
}
