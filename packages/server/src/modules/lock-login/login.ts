import type { CallContext } from '../../context/call-context.js';
import { holderOf, provenCertificate, type SignedChallenge } from '../../services/certificates/index.js';
import { keepingRefusals, logIn } from '../../services/session/index.js';

/** Login with a lock: a verified certificate that is bound to an account. */
export const loginByLock = (given: SignedChallenge, context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, '', () => checkLock(given, context));

async function checkLock(given: SignedChallenge, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  const serialNumber = await provenCertificate(services, given);
  return logIn(context, { ...(await holderOf(services.db, serialNumber)), method: 'lock' });
}
