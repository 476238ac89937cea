import type { Config } from '../../config/config.js';
import type { IdentityCheck } from '../../ports/identity-check/index.js';
import { aliyunIdentityCheck } from './live/aliyun-identity-check.js';
import { formalIdentityCheck } from './sandbox/formal-identity-check.js';

/** The operator's service, or a look at the form, which says that nothing is connected. */
export function configuredIdentityCheck({ aliyunIdentity }: Config, clock: () => Date): IdentityCheck {
  const formal = formalIdentityCheck(clock);
  return aliyunIdentity ? aliyunIdentityCheck({ ...aliyunIdentity, clock }, formal) : formal;
}
