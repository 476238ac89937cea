import { findService, type Gate } from '../discovery/findService.js';
import { LockError } from '../errors/LockError.js';
import { lockTarget, type CoreOptions } from '../transport/options.js';
import { openLink, type LockLink } from '../session/openLink.js';
import { ABORTED, withDeadline } from '../transport/withDeadline.js';

/**
 * Finds the lock service and opens a bare link: for Node, for shells that ask for no permission, and for what builds
 * upon it. Pages use `connectLock`, which minds the browser and gives the commands their names.
 * Errors: `foreign-service`, `service-not-found`, `aborted`, and what the gate says.
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
