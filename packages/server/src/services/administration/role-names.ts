import { roleLabel } from '@ca-portal/api/domain';
import { Kept } from '../../db/changes.js';
import { sysRoles } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';

type Source = Pick<Services, 'db' | 'changes'>;
const kept = new WeakMap<Services['changes'], Kept<ReadonlyMap<number, string>>>();

/**
 * Role names as an administrator has set them, including his own and removed roles; cached until roles
 * change, and not to be read inside a transaction (see `parametersOf`).
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
