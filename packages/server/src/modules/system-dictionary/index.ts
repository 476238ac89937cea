import type { systemDictionary } from '@ca-portal/api/contract';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { codeItems, dictionaryTypes } from '../../db/schema/index.js';
import type { Handlers } from '../../kernel/handlers.js';
import {
  chosenFlag,
  contains,
  familyPart,
  idsOf,
  within,
  itemById,
  sysDictDataOf,
  sysDictTypeOf,
  typeById,
} from '../../services/administration/index.js';
import { addItem, removeItems, updateItem } from './change-items.js';
import { addType, removeTypes, updateType } from './change-types.js';

export const systemDictionaryHandlers: Handlers<typeof systemDictionary> = {
  async types({ query }, { services: { db } }) {
    const stopped = chosenFlag(query.status);
    const where = and(
      isNull(dictionaryTypes.removedAt),
      contains(dictionaryTypes.name, query.dictName),
      contains(dictionaryTypes.type, query.dictType),
      stopped === undefined ? undefined : eq(dictionaryTypes.stopped, stopped),
      within(dictionaryTypes.createdAt, query),
    );
    const { rows, total } = await pageOf(
      db,
      dictionaryTypes,
      { where, orderBy: [asc(dictionaryTypes.id)] },
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

  /** Every call reads the tables: there is nothing kept that could be old. */
  refresh: () => Promise.resolve(null),

  async items({ query }, { services: { db } }) {
    const stopped = chosenFlag(query.status);
    const where = and(
      isNull(codeItems.removedAt),
      isNull(dictionaryTypes.removedAt),
      query.dictType === undefined ? undefined : eq(dictionaryTypes.type, query.dictType),
      contains(codeItems.codeContent, query.dictLabel),
      stopped === undefined ? undefined : eq(codeItems.stopped, stopped),
    );
    const [all] = await db
      .select({ count: count() })
      .from(codeItems)
      .innerJoin(dictionaryTypes, eq(dictionaryTypes.list, codeItems.type))
      .where(where);
    const total = all?.count ?? 0;
    const page = familyPart(query)(total);
    const rows = await db
      .select({ item: codeItems, type: dictionaryTypes.type })
      .from(codeItems)
      .innerJoin(dictionaryTypes, eq(dictionaryTypes.list, codeItems.type))
      .where(where)
      .orderBy(asc(codeItems.type), asc(codeItems.position), asc(codeItems.id))
      .limit(page.limit)
      .offset(page.offset);
    return { rows: rows.map(({ item, type }) => sysDictDataOf(item, type)), total };
  },

  async item({ params }, { services }) {
    const { item, type } = await itemById(services.db, params.dictCode);
    return sysDictDataOf(item, type.type);
  },
  addItem: ({ body }, context) => addItem(body, context),
  updateItem: ({ body }, context) => updateItem(body, context),
  removeItems: ({ params }, context) => removeItems(idsOf(params.dictCode), context),
};
