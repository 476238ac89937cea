import type { PortalConfig } from '@ca-portal/api/domain';
import { isNull } from 'drizzle-orm';
import { Kept } from '../db/changes.js';
import { parameters } from '../db/schema/index.js';
import { PortalError } from '../kernel/portal-error.js';
import type { Services } from '../kernel/services.js';
import { kindOf, kinds, parametersFrom, type Parameters } from './kinds.js';

export { kindOf, type Parameters } from './kinds.js';

type Source = Pick<Services, 'db' | 'changes'>;
const kept = new WeakMap<Services['changes'], Kept<Parameters>>();

/**
 * The parameters that an administrator sets, as they are now: kept in memory until the table changes, by whichever
 * instance, and for a second at most. Rules ask here and nowhere else, before their transaction: inside one they
 * would wait for whoever is just reading, and he perhaps for them.
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
 * Where pages look for the lock service. An administrator's ports count before those of the province's file; the
 * spec's own (11345, ten of them) say that he has set none.
 */
export async function lockPorts(services: Source & Pick<Services, 'config'>): Promise<PortalConfig['lock']> {
  // Pages are served even while the database is away.
  const { lockFirstPort, lockPortCount } = await parametersOf(services).catch(() => parametersFrom([]));
  const { lock } = services.config.portal;
  return {
    ...lock,
    firstPort: lockFirstPort === kinds.lockFirstPort.usual ? lock.firstPort : lockFirstPort,
    portCount: lockPortCount === kinds.lockPortCount.usual ? lock.portCount : lockPortCount,
  };
}

/** The rules that pages tell. They are shown even while the database is away. */
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

/** Refuses a value that the parameter’s readers could not use. */
export function demandKind(key: string, name: string, value: string): void {
  const kind = kindOf(key);
  if (kind && kind.read(value) === undefined)
    throw new PortalError('parameterInvalid', { name, kind: kind.says });
}
