import { findService, type Gate } from '../discovery/findService.js';
import { LockError } from '../errors/LockError.js';
import { lockTarget, type CoreOptions } from '../transport/options.js';
import { openLink, type LockLink } from '../session/openLink.js';
import { ABORTED, withDeadline } from '../transport/withDeadline.js';

/**
 * Finds the lock service and opens a plain link: for Node, for shells without permission prompts, and as a base for
 * other sessions. Pages use `connectLock`, which handles browser permissions and has named commands.
 * Errors: `foreign-service`, `service-not-found`, `aborted`, and the errors of the gate.
 */
export function connect(options: CoreOptions = {}, gate?: Gate): Promise<LockLink> {
  const target = lockTarget(options);
  return withDeadline(
    async (signal) => openLink(target, await findService(target, signal, gate)),
    [target.signal],
  ).catch((why: unknown) => {
    throw why === ABORTED ? new LockError('aborted') : why;
  });
}
