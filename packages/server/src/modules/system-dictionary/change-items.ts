import type { InputOf, systemDictionary } from '@ca-portal/api/contract';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { codeItems } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { changesBetween, itemById, typeByName, type ItemRow } from '../../services/administration/index.js';
import { codeInUse } from './code-usage.js';

type Form = InputOf<typeof systemDictionary.addItem>['body'];

const fieldsOf = (given: Form) => ({
  codeNumber: given.dictValue,
  codeContent: given.dictLabel,
  position: given.dictSort,
  cssClass: given.cssClass,
  listClass: given.listClass,
  isDefault: given.isDefault === 'Y',
  stopped: given.status === '1',
  remark: given.remark,
});

/** Each dictionary has only one default. */
async function onlyDefault(tx: Db, list: number, id: number): Promise<void> {
  await tx
    .update(codeItems)
    .set({ isDefault: false })
    .where(and(eq(codeItems.type, list), ne(codeItems.id, id)));
}

/** Adds an item; a removed one with the same value is restored with the new fields. */
export async function addItem(given: Form, context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    const type = await typeByName(tx, given.dictType);
    const fields = { ...fieldsOf(given), createdBy: sessionOf(context).name, createdAt: clock() };
    const [row] = await tx
      .insert(codeItems)
      .values({ type: type.list, ...fields })
      .onConflictDoUpdate({
        target: [codeItems.type, codeItems.codeNumber],
        set: { ...fields, removedAt: null },
        setWhere: isNotNull(codeItems.removedAt),
      })
      .returning({ id: codeItems.id });
    if (!row) throw new PortalError('nameTaken', { name: given.dictValue });
    if (fields.isDefault) await onlyDefault(tx, type.list, row.id);
    await recordAudit(tx, context, {
      action: 'dictionary.addItem',
      subjectType: 'dictionary',
      subjectId: given.dictType,
      details: { value: given.dictValue, label: given.dictLabel },
    });
  });
  return null;
}

/** Changes an item. Its dictionary cannot change, nor its code while records use it. */
export async function updateItem(
  given: InputOf<typeof systemDictionary.updateItem>['body'],
  context: CallContext,
): Promise<null> {
  try {
    await context.services.db.transaction(async (tx) => {
      const { item, type } = await itemById(tx, given.dictCode);
      if (type.type !== given.dictType) throw new PortalError('badRequest');
      const after = fieldsOf(given);
      if (after.codeNumber !== item.codeNumber && (await codeInUse(tx, type.list, item.codeNumber))) {
        throw new PortalError('stillInUse');
      }
      await tx.update(codeItems).set(after).where(eq(codeItems.id, item.id));
      if (after.isDefault) await onlyDefault(tx, type.list, item.id);
      await recordAudit(tx, context, {
        action: 'dictionary.updateItem',
        subjectType: 'dictionary',
        subjectId: type.type,
        details: { value: item.codeNumber, changes: changesBetween<ItemRow>(item, after) },
      });
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    throw new PortalError('nameTaken', { name: given.dictValue });
  }
  return null;
}

/** Marks items as removed, all or none. */
export async function removeItems(ids: readonly number[], context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    for (const id of ids) {
      const { item, type } = await itemById(tx, id);
      if (await codeInUse(tx, type.list, item.codeNumber)) throw new PortalError('stillInUse');
      await tx.update(codeItems).set({ removedAt: clock() }).where(eq(codeItems.id, id));
      await recordAudit(tx, context, {
        action: 'dictionary.removeItem',
        subjectType: 'dictionary',
        subjectId: type.type,
        details: { value: item.codeNumber, label: item.codeContent },
      });
    }
  });
  return null;
}
