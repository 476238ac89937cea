import type { dictionary } from '@ca-portal/api/contract';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { codeItems, dictionaryTypes, parameters, serviceContacts } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { sysDictDataOf } from '../../services/administration/index.js';

export const dictionaryHandlers: Handlers<typeof dictionary> = {
  async byType({ params }, { services: { db } }) {
    const rows = await db
      .select({ item: codeItems })
      .from(codeItems)
      .innerJoin(dictionaryTypes, eq(dictionaryTypes.list, codeItems.type))
      .where(
        and(
          eq(dictionaryTypes.type, params.type),
          eq(dictionaryTypes.stopped, false),
          isNull(dictionaryTypes.removedAt),
          eq(codeItems.stopped, false),
          isNull(codeItems.removedAt),
        ),
      )
      .orderBy(asc(codeItems.position), asc(codeItems.id));
    return rows.map(({ item }) => sysDictDataOf(item, params.type));
  },

  /** Only public parameters: the others are as unknown as a key that does not exist. */
  async configValue({ params }, { services: { db } }) {
    const [row] = await db
      .select({ value: parameters.value })
      .from(parameters)
      .where(and(eq(parameters.key, params.key), eq(parameters.open, true), isNull(parameters.removedAt)));
    return row?.value ?? '';
  },

  async icqList(_, { services: { db } }) {
    const rows = await db
      .select()
      .from(serviceContacts)
      .where(ne(serviceContacts.channel, 'phone'))
      .orderBy(asc(serviceContacts.position), asc(serviceContacts.id));
    return rows.map(({ id, name, channel, number }) => ({
      id,
      name,
      kind: channel === 'wechat' ? ('wechat' as const) : ('qq' as const),
      number,
    }));
  },
};
