import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { departments, sysMenus } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';

const lastPlace = 9_999;

/** Sets the positions of tree rows among their siblings, e.g. `1,2` with `10,20`: all of them or none. */
export async function placeRows(
  table: typeof departments | typeof sysMenus,
  subjectType: 'department' | 'menu',
  ids: string,
  places: string,
  context: CallContext,
): Promise<null> {
  const positions = places.split(',').map(Number);
  const wanted = ids.split(',').map((id, i) => ({ id: Number(id), position: positions[i] ?? -1 }));
  const wrong = wanted.some(({ id, position }) => id > 2_147_483_647 || position < 0 || position > lastPlace);
  if (wrong || positions.length !== wanted.length) throw new PortalError('badRequest');
  await context.services.db.transaction(async (tx) => {
    // In a fixed order, or two simultaneous calls would deadlock.
    for (const { id, position } of wanted.toSorted((a, b) => a.id - b.id)) {
      const [row] = await tx
        .select({ name: table.name, position: table.position })
        .from(table)
        .where(and(eq(table.id, id), isNull(table.removedAt)))
        .for('update');
      if (!row) throw new PortalError('notFound');
      if (row.position === position) continue;
      await tx.update(table).set({ position }).where(eq(table.id, id));
      await recordAudit(tx, context, {
        action: `${subjectType}.update`,
        subjectType,
        subjectId: String(id),
        details: { name: row.name, changes: { position: [row.position, position] } },
      });
    }
  });
  return null;
}
