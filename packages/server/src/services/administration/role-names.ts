import { roleLabel } from '@ca-portal/api/domain';
import { Kept } from '../../db/changes.js';
import { sysRoles } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';

type Source = Pick<Services, 'db' | 'changes'>;
const kept = new WeakMap<Services['changes'], Kept<ReadonlyMap<number, string>>>();

/**
 * Names of roles as an administrator has set them, those that he has made and those that are gone included; kept until
 * roles change, and not to be asked for inside a transaction (see `parametersOf`).
 */
export async function roleNames({ db, changes }: Source): Promise<(roleId: number) => string> {
  const here = kept.get(changes) ?? new Kept<ReadonlyMap<number, string>>(changes, 'roles');
  kept.set(changes, here);
  const names = await here.get(
    'names',
    async () =>
      new Map(
        (await db.select({ id: sysRoles.id, name: sysRoles.name }).from(sysRoles)).map(({ id, name }) => [
          id,
          name,
        ]),
      ),
  );
  return (roleId) => names.get(roleId) ?? roleLabel(roleId);
}
