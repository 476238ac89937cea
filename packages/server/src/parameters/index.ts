import type { PortalConfig } from '@ca-portal/api/domain';
import { isNull } from 'drizzle-orm';
import { Kept } from '../db/changes.js';
import { parameters } from '../db/schema/index.js';
import { PortalError } from '../kernel/portal-error.js';
import type { Services } from '../context/services.js';
import { kindOf, kinds, parametersFrom, type Parameters } from './kinds.js';

export { kindOf, type Parameters } from './kinds.js';

type Source = Pick<Services, 'db' | 'changes'>;
const kept = new WeakMap<Services['changes'], Kept<Parameters>>();

/**
 * The current parameters of the administrator: cached until the table changes on any instance, and for one
 * second at most. Rules read them only here, and before their transaction: inside one they would wait for a
 * query of another call, which may in turn wait for this transaction.
 */
export function parametersOf({ db, changes }: Source): Promise<Parameters> {
  const here = kept.get(changes) ?? new Kept<Parameters>(changes, 'parameters');
  kept.set(changes, here);
  return here.get('all', async () =>
    parametersFrom(
      await db
        .select({ key: parameters.key, value: parameters.value })
        .from(parameters)
        .where(isNull(parameters.removedAt)),
    ),
  );
}

/**
 * Where pages look for the lock service. An administrator's ports take precedence over those of the
 * province's file; the spec's defaults (11345, ten of them) mean that he has set none.
 */
export async function lockPorts(services: Source & Pick<Services, 'config'>): Promise<PortalConfig['lock']> {
  // Pages are served even if the database is down.
  const { lockFirstPort, lockPortCount } = await parametersOf(services).catch(() => parametersFrom([]));
  const { lock } = services.config.portal;
  return {
    ...lock,
    firstPort: lockFirstPort === kinds.lockFirstPort.usual ? lock.firstPort : lockFirstPort,
    portCount: lockPortCount === kinds.lockPortCount.usual ? lock.portCount : lockPortCount,
  };
}

/** The rules that pages show. They are shown even if the database is down. */
export async function publishedRules(services: Source): Promise<PortalConfig['rules']> {
  const set = await parametersOf(services).catch(() => parametersFrom([]));
  return {
    renewalDays: set.renewalWindowDays,
    paymentMinutes: set.paymentMinutes,
    reviewHours: set.reviewHours,
    changeFen: set.changeYuan * 100,
    sealChangeFen: set.sealChangeYuan * 100,
    smsResendSeconds: set.smsResendSeconds,
  };
}

/** Refuses a value that the parameter’s rules could not use. */
export function demandKind(key: string, name: string, value: string): void {
  const kind = kindOf(key);
  if (kind && kind.read(value) === undefined)
    throw new PortalError('parameterInvalid', { name, kind: kind.says });
}
