import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { LockTarget } from '../transport/options.js';
import { withDeadline } from '../transport/withDeadline.js';
import { probePort, somethingAnswers, type FoundService, type ProbeResult } from './probePort.js';

/** What stands between the page and the local service: a browser's permission. */
export interface Gate {
  /** Aborts when there is no more point in waiting. */
  readonly closed: AbortSignal;
  /** While a person is being asked: settles with the answer, and until then no clock runs. */
  hold(): Promise<unknown> | undefined;
  /** Why nothing was found, when it is the gate's doing. */
  verdict(): LockErrorCode | undefined;
}

/**
 * Known port alone, then all ports at once (the first right handshake wins and the losers are aborted), then
 * once more with patience over those that only timed out (lock-protocol "Discovery, measured").
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
