import type { InputOf, systemDictionary } from '@ca-portal/api/contract';
import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/paging.js';
import { codeItems, dictionaryTypes } from '../../db/schema/index.js';
import { workbook } from '../../services/workbook/index.js';
import type { Handlers } from '../../context/handlers.js';
import {
  chosenFlag,
  contains,
  familyPart,
  idsOf,
  orderOf,
  recordExport,
  within,
  itemById,
  sysDictDataOf,
  sysDictTypeOf,
  typeById,
} from '../../services/administration/index.js';
import { addItem, removeItems, updateItem } from './change-items.js';
import { addType, removeTypes, updateType } from './change-types.js';

function typesFound(query: InputOf<typeof systemDictionary.exportTypes>['body']) {
  const stopped = chosenFlag(query.status);
  return and(
    isNull(dictionaryTypes.removedAt),
    contains(dictionaryTypes.name, query.dictName),
    contains(dictionaryTypes.type, query.dictType),
    stopped === undefined ? undefined : eq(dictionaryTypes.stopped, stopped),
    within(dictionaryTypes.createdAt, query),
  );
}

function itemsFound(query: InputOf<typeof systemDictionary.exportItems>['body']) {
  const stopped = chosenFlag(query.status);
  return and(
    isNull(codeItems.removedAt),
    isNull(dictionaryTypes.removedAt),
    query.dictType === undefined ? undefined : eq(dictionaryTypes.type, query.dictType),
    contains(codeItems.codeContent, query.dictLabel),
    stopped === undefined ? undefined : eq(codeItems.stopped, stopped),
  );
}

/** Items in their order, each with the name of its dictionary. */
const itemRows = (db: Db, where: SQL | undefined) =>
  db
    .select({ item: codeItems, type: dictionaryTypes.type })
    .from(codeItems)
    .innerJoin(dictionaryTypes, eq(dictionaryTypes.list, codeItems.type))
    .where(where)
    .orderBy(asc(codeItems.type), asc(codeItems.position), asc(codeItems.id))
    .$dynamic();

const sortable = {
  dictId: dictionaryTypes.id,
  dictName: dictionaryTypes.name,
  dictType: dictionaryTypes.type,
  createTime: dictionaryTypes.createdAt,
};
const stateOf = (status: string) => (status === '0' ? '正常' : '停用');
const typeColumns = ['字典编号', '字典名称', '字典类型', '状态', '创建时间', '备注'];
const itemColumns = ['字典编码', '字典排序', '字典标签', '字典键值', '字典类型', '状态', '创建时间', '备注'];

export const systemDictionaryHandlers: Handlers<typeof systemDictionary> = {
  async types({ query }, { services: { db } }) {
    const { rows, total } = await pageOf(
      db,
      dictionaryTypes,
      { where: typesFound(query), orderBy: orderOf(query, sortable, [asc(dictionaryTypes.id)]) },
      familyPart(query),
    );
    return { rows: rows.map(sysDictTypeOf), total };
  },

  async typeOptions(_, { services: { db } }) {
    const rows = await db
      .select()
      .from(dictionaryTypes)
      .where(isNull(dictionaryTypes.removedAt))
      .orderBy(asc(dictionaryTypes.id));
    return rows.map(sysDictTypeOf);
  },

  type: async ({ params }, { services }) => sysDictTypeOf(await typeById(services.db, params.dictId)),
  addType: ({ body }, context) => addType(body, context),
  updateType: ({ body }, context) => updateType(body, context),
  removeTypes: ({ params }, context) => removeTypes(idsOf(params.dictId), context),

  /** Nothing to refresh: every call reads the tables. */
  refresh: () => Promise.resolve(null),

  async items({ query }, { services: { db } }) {
    const where = itemsFound(query);
    const [all] = await db
      .select({ count: count() })
      .from(codeItems)
      .innerJoin(dictionaryTypes, eq(dictionaryTypes.list, codeItems.type))
      .where(where);
    const total = all?.count ?? 0;
    const page = familyPart(query)(total);
    const rows = await itemRows(db, where).limit(page.limit).offset(page.offset);
    return { rows: rows.map(({ item, type }) => sysDictDataOf(item, type)), total };
  },

  async exportTypes({ body }, context) {
    const rows = await context.services.db
      .select()
      .from(dictionaryTypes)
      .where(typesFound(body))
      .orderBy(asc(dictionaryTypes.id));
    await recordExport('dictionary', rows.length, context);
    const lines = rows
      .map(sysDictTypeOf)
      .map((row) => [
        row.dictId,
        row.dictName,
        row.dictType,
        stateOf(row.status),
        row.createTime,
        row.remark ?? '',
      ]);
    return workbook('字典类型', typeColumns, lines, context);
  },

  async exportItems({ body }, context) {
    const rows = await itemRows(context.services.db, itemsFound(body));
    await recordExport('dictionary', rows.length, context);
    const lines = rows
      .map(({ item, type }) => sysDictDataOf(item, type))
      .map((row) => [
        row.dictCode,
        row.dictSort,
        row.dictLabel,
        row.dictValue,
        row.dictType,
        stateOf(row.status),
        row.createTime,
        row.remark ?? '',
      ]);
    return workbook('字典数据', itemColumns, lines, context);
  },

  async item({ params }, { services }) {
    const { item, type } = await itemById(services.db, params.dictCode);
    return sysDictDataOf(item, type.type);
  },
  addItem: ({ body }, context) => addItem(body, context),
  updateItem: ({ body }, context) => updateItem(body, context),
  removeItems: ({ params }, context) => removeItems(idsOf(params.dictCode), context),
};
