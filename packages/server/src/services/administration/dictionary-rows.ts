import type { SysDictData, SysDictType } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { codeItems, dictionaryTypes } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { flagOf } from './query.js';

export type TypeRow = typeof dictionaryTypes.$inferSelect;
export type ItemRow = typeof codeItems.$inferSelect;

export const sysDictTypeOf = (row: TypeRow): SysDictType => ({
  dictId: row.id,
  dictName: row.name,
  dictType: row.type,
  status: flagOf(row.stopped),
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  remark: row.remark || null,
});

/** An item of a dictionary; `type` is the dictionary’s name, which the row does not contain. */
export const sysDictDataOf = (row: ItemRow, type: string): SysDictData => ({
  dictCode: row.id,
  dictSort: row.position,
  dictLabel: row.codeContent,
  dictValue: row.codeNumber,
  dictType: type,
  cssClass: row.cssClass || null,
  listClass: row.listClass || null,
  isDefault: row.isDefault ? 'Y' : 'N',
  status: flagOf(row.stopped),
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  remark: row.remark || null,
});

export async function typeById(db: Db, id: number): Promise<TypeRow> {
  const [row] = await db.select().from(dictionaryTypes).where(eq(dictionaryTypes.id, id));
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}

export async function typeByName(db: Db, type: string): Promise<TypeRow> {
  const [row] = await db
    .select()
    .from(dictionaryTypes)
    .where(and(eq(dictionaryTypes.type, type), isNull(dictionaryTypes.removedAt)));
  if (!row) throw new PortalError('notFound');
  return row;
}

export async function itemById(db: Db, id: number): Promise<{ item: ItemRow; type: TypeRow }> {
  const [row] = await db
    .select({ item: codeItems, type: dictionaryTypes })
    .from(codeItems)
    .innerJoin(dictionaryTypes, eq(dictionaryTypes.list, codeItems.type))
    .where(eq(codeItems.id, id));
  if (!row || row.item.removedAt) throw new PortalError('notFound');
  return row;
}
