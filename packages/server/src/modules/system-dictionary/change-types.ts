import type { InputOf, systemDictionary } from '@ca-portal/api/contract';
import { and, eq, isNull, max } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { nextNumber } from '../../db/ids.js';
import { codeItems, dictionaryTypes } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  changesBetween,
  refusingTakenNames,
  typeById,
  type TypeRow,
} from '../../services/administration/index.js';
import { firstOwnList } from '../../services/codes/index.js';

type Form = InputOf<typeof systemDictionary.addType>['body'];

/** `code_7` would be read as the spec’s list 7: those lists are fixed. */
const guardCodeLists = (type: string): void => {
  if (/^code_\d+$/.test(type)) throw new PortalError('builtIn');
};

export function addType(given: Form, context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  guardCodeLists(given.dictType);
  const deed = db.transaction(async (tx) => {
    // Locks the sequence until the end: two simultaneous additions get two lists.
    const own = await nextNumber(tx, 'dictionary-list');
    const [highest] = await tx.select({ list: max(dictionaryTypes.list) }).from(dictionaryTypes);
    const list = Math.max(firstOwnList + own, (highest?.list ?? 0) + 1);
    await tx.insert(dictionaryTypes).values({
      name: given.dictName,
      type: given.dictType,
      list,
      stopped: given.status === '1',
      remark: given.remark,
      createdBy: sessionOf(context).name,
      createdAt: clock(),
    });
    await recordAudit(tx, context, {
      action: 'dictionary.add',
      subjectType: 'dictionary',
      subjectId: given.dictType,
      details: { name: given.dictName },
    });
  });
  return refusingTakenNames(deed, () => given.dictType);
}

/** Changes a dictionary. Its items refer to the list’s number, so they follow a new type at once. */
export function updateType(
  given: InputOf<typeof systemDictionary.updateType>['body'],
  context: CallContext,
): Promise<null> {
  const deed = context.services.db.transaction(async (tx) => {
    const row = await typeById(tx, given.dictId);
    const after = {
      name: given.dictName,
      type: given.dictType,
      stopped: given.status === '1',
      remark: given.remark,
    };
    if (after.type !== row.type) {
      guardCodeLists(row.type);
      guardCodeLists(after.type);
    }
    await tx.update(dictionaryTypes).set(after).where(eq(dictionaryTypes.id, row.id));
    await recordAudit(tx, context, {
      action: 'dictionary.update',
      subjectType: 'dictionary',
      subjectId: row.type,
      details: { changes: changesBetween<TypeRow>(row, after) },
    });
  });
  return refusingTakenNames(deed, () => given.dictType);
}

/** Marks dictionaries as removed, all or none; refused while one has items. */
export async function removeTypes(ids: readonly number[], context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    for (const id of ids) {
      const row = await typeById(tx, id);
      guardCodeLists(row.type);
      const items = await tx.$count(
        codeItems,
        and(eq(codeItems.type, row.list), isNull(codeItems.removedAt)),
      );
      if (items > 0) throw new PortalError('stillInUse');
      // Frees the name: a removed dictionary gets its id appended.
      const type = `${row.type}#${row.id}`;
      await tx.update(dictionaryTypes).set({ removedAt: clock(), type }).where(eq(dictionaryTypes.id, id));
      await recordAudit(tx, context, {
        action: 'dictionary.remove',
        subjectType: 'dictionary',
        subjectId: row.type,
        details: { name: row.name },
      });
    }
  });
  return null;
}
