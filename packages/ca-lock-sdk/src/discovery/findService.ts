import type { PermissionWatch } from '../environment/permission.js';
import { LockError } from '../errors/LockError.js';
import type { LockTarget, RememberedPort } from '../options.js';
import { permissionGate } from './permissionGate.js';
import { probePort, somethingAnswers, type ProbeResult } from './probePort.js';

export type FoundService = Extract<ProbeResult, { kind: 'found' }>;

/**
 * Remembered port alone, then all ports at once (the first right handshake wins and the losers are aborted), then
 * once more with patience over those that only timed out (lock-protocol "Discovery, measured"; spec 7.8).
 */
export async function findService(
  target: LockTarget,
  watch: PermissionWatch,
  memory: RememberedPort | undefined,
  signal: AbortSignal | undefined,
): Promise<FoundService> {
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const gate = permissionGate(watch, target.permissionTimeoutMs, stop);
  const ports = Array.from({ length: target.portCount }, (_, index) => target.firstPort + index);
  const results = new Map<number, ProbeResult>();
  const scan = async (some: readonly number[], budgetMs: number) => {
    if (some.length === 0 || stopper.signal.aborted) return undefined;
    // Only while the browser still asks: once it has answered, every budget counts from its own start.
    const hold = watch.state === 'prompt' ? gate.hold : undefined;
    return race(target, some, { budgetMs, signal: stopper.signal, ...(hold && { hold }) }, results);
  };
  try {
    const remembered = await recall(memory);
    const found =
      (await scan(
        remembered !== undefined && ports.includes(remembered) ? [remembered] : [],
        target.probeTimeoutMs,
      )) ??
      (await scan(ports, target.probeTimeoutMs)) ??
      (await scan(of(results, 'timeout'), target.secondPassMs));
    if (found) {
      void remember(memory, found.port);
      return found;
    }
    if (signal?.aborted) throw new LockError('aborted');
    throw gate.verdict() ?? (await nothingFound(target, results, stopper.signal));
  } finally {
    gate.close();
    stop();
    signal?.removeEventListener('abort', stop);
  }
}

function race(
  target: LockTarget,
  ports: readonly number[],
  options: Parameters<typeof probePort>[2],
  results: Map<number, ProbeResult>,
): Promise<FoundService | undefined> {
  const losers = new AbortController();
  const stop = () => losers.abort();
  options.signal.addEventListener('abort', stop);
  return new Promise<FoundService | undefined>((resolve) => {
    let open = ports.length;
    for (const port of ports) {
      void probePort(target, port, { ...options, signal: losers.signal }).then((result) => {
        results.set(port, result);
        open -= 1;
        if (result.kind === 'found') resolve(result);
        else if (open === 0) resolve(undefined);
      });
    }
  }).finally(() => {
    stop();
    options.signal.removeEventListener('abort', stop);
  });
}

function of(results: Map<number, ProbeResult>, kind: ProbeResult['kind']): number[] {
  return [...results.values()].filter((result) => result.kind === kind).map((result) => result.port);
}

async function nothingFound(
  target: LockTarget,
  results: Map<number, ProbeResult>,
  signal: AbortSignal,
): Promise<LockError> {
  let foreign = of(results, 'foreign');
  if (foreign.length === 0) {
    const refused = of(results, 'refused');
    const answers = await Promise.all(refused.map((port) => somethingAnswers(target, port, signal)));
    foreign = refused.filter((_, index) => answers[index]);
  }
  if (signal.aborted) return new LockError('aborted');
  return foreign.length > 0
    ? new LockError('foreign-service', { port: foreign[0] })
    : new LockError('service-not-found');
}

// A full or forbidden storage must never keep anyone from the lock.
async function recall(memory: RememberedPort | undefined): Promise<number | undefined> {
  try {
    return await memory?.get();
  } catch {
    return undefined;
  }
}

async function remember(memory: RememberedPort | undefined, port: number): Promise<void> {
  try {
    await memory?.set(port);
  } catch {
    // As above.
  }
}
