import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { LockTarget } from '../transport/options.js';
import { withDeadline } from '../transport/withDeadline.js';
import { probePort, somethingAnswers, type FoundService, type ProbeResult } from './probePort.js';

/** The permission that a browser may require before the page reaches the local service. */
export interface Gate {
  /** Aborts when waiting no longer makes sense. */
  readonly closed: AbortSignal;
  /** While a prompt is open: resolves with the answer, and until then no time-out runs. */
  hold(): Promise<unknown> | undefined;
  /** The error when the gate is the reason that nothing was found. */
  verdict(): LockErrorCode | undefined;
}

/**
 * Tries the known port first, then all ports at once (the first valid handshake wins and the others are aborted),
 * then the ports that timed out once more with a longer time-out (lock-protocol "Discovery, measured").
 */
export async function findService(
  target: LockTarget,
  signal: AbortSignal,
  gate: Gate | undefined,
): Promise<FoundService> {
  const { firstPort, portCount, probeTimeoutMs, secondPassMs, knownPort } = target;
  const ports = Array.from({ length: portCount }, (_, index) => firstPort + index);
  const results: ProbeResult[] = [];
  const thoseThat = (kind: ProbeResult) => ports.filter((port) => results[port] === kind);

  const scan = (some: readonly number[], budgetMs: number): Promise<FoundService | void> =>
    withDeadline(
      (stop) =>
        Promise.any(
          some.map(async (port) => {
            const result = await probePort(target, port, budgetMs, stop, gate?.hold());
            results[port] = result;
            return typeof result === 'string' ? Promise.reject(result) : result;
          }),
        ),
      [signal, gate?.closed],
    ).catch(() => {});

  const found =
    (await scan(
      ports.filter((port) => port === knownPort),
      probeTimeoutMs,
    )) ??
    (await scan(ports, probeTimeoutMs)) ??
    (await scan(thoseThat('late'), secondPassMs));
  if (found) return found;
  const verdict = gate?.verdict();
  if (verdict) throw new LockError(verdict);
  let [port] = thoseThat('foreign');
  if (!port) {
    const refused = thoseThat('refused');
    const answers = await Promise.all(refused.map((one) => somethingAnswers(target, one, signal)));
    port = refused[answers.indexOf(true)];
  }
  throw new LockError(port ? 'foreign-service' : 'service-not-found', { port });
}
