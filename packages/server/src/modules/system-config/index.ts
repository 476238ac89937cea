import type { InputOf, SysConfig, systemConfig } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/paging.js';
import { auditLog, parameters, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { workbook } from '../../services/workbook/index.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  changesBetween,
  contains,
  familyPart,
  idsOf,
  orderOf,
  recordExport,
  refusingTakenNames,
  within,
} from '../../services/administration/index.js';
import { demandKind, kindOf } from '../../parameters/index.js';

type ParameterRow = typeof parameters.$inferSelect;

const sysConfigOf = (row: ParameterRow): SysConfig => ({
  configId: row.id,
  configName: row.name,
  configKey: row.key,
  configValue: row.value,
  configType: row.builtIn ? 'Y' : 'N',
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  remark: row.remark || null,
});

/** The allowed values and the effect; parameters that no rule reads belong to the province. */
const meaningOf = (key: string) => {
  const kind = kindOf(key);
  return {
    kind: kind?.type ?? ('text' as const),
    least: kind?.least ?? null,
    most: kind?.most ?? null,
    usual: kind ? String(kind.usual) : null,
    effect: kind?.effect ?? '',
  };
};

/** Who last changed each of the parameters, from the log. */
async function lastChanges(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, { by: string | null; at: Date }>();
  const rows = await db
    .selectDistinctOn([auditLog.subjectId], { key: auditLog.subjectId, by: users.username, at: auditLog.at })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectType, 'parameter'), inArray(auditLog.subjectId, [...keys])))
    .orderBy(auditLog.subjectId, desc(auditLog.id));
  return new Map(rows.map((row) => [row.key, row]));
}

async function parameterRow(db: Db, id: number): Promise<ParameterRow> {
  const [row] = await db.select().from(parameters).where(eq(parameters.id, id)).for('update');
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}

function update(given: InputOf<typeof systemConfig.update>['body'], context: CallContext): Promise<null> {
  demandKind(given.configKey, given.configName, given.configValue);
  const deed = context.services.db.transaction(async (tx) => {
    const row = await parameterRow(tx, given.configId);
    // The portal reads its own parameters by their keys, so these cannot change.
    if (row.builtIn && given.configKey !== row.key) throw new PortalError('builtIn');
    const after = { name: given.configName, key: given.configKey, value: given.configValue };
    await tx
      .update(parameters)
      .set({ ...after, remark: given.remark })
      .where(eq(parameters.id, row.id));
    await recordAudit(tx, context, {
      action: 'parameter.update',
      subjectType: 'parameter',
      subjectId: row.key,
      details: { reason: given.remark, changes: changesBetween<ParameterRow>(row, after) },
    });
  });
  return refusingTakenNames(deed, () => given.configKey);
}

type Filter = InputOf<typeof systemConfig.export>['body'];

const found = (query: Filter) =>
  and(
    isNull(parameters.removedAt),
    contains(parameters.name, query.configName),
    contains(parameters.key, query.configKey),
    query.configType ? eq(parameters.builtIn, query.configType === 'Y') : undefined,
    within(parameters.createdAt, query),
  );
const sortable = {
  configId: parameters.id,
  configName: parameters.name,
  configKey: parameters.key,
  createTime: parameters.createdAt,
};
const exported = ['参数编号', '参数名称', '参数键名', '参数键值', '系统内置', '创建时间', '备注'];

export const systemConfigHandlers: Handlers<typeof systemConfig> = {
  async list({ query }, { services: { db } }) {
    const { rows, total } = await pageOf(
      db,
      parameters,
      { where: found(query), orderBy: orderOf(query, sortable, [asc(parameters.id)]) },
      familyPart(query),
    );
    const changes = await lastChanges(
      db,
      rows.map((row) => row.key),
    );
    return {
      rows: rows.map((row) => {
        const last = changes.get(row.key);
        return {
          ...sysConfigOf(row),
          ...meaningOf(row.key),
          updateBy: last?.by ?? '',
          updateTime: last ? formatBeijing(last.at) : null,
        };
      }),
      total,
    };
  },

  async export({ body }, context) {
    const rows = await context.services.db
      .select()
      .from(parameters)
      .where(found(body))
      .orderBy(asc(parameters.id));
    await recordExport('parameter', rows.length, context);
    const lines = rows.map((row) => [
      row.id,
      row.name,
      row.key,
      row.value,
      row.builtIn ? '是' : '否',
      formatBeijing(row.createdAt),
      row.remark,
    ]);
    return workbook('参数', exported, lines, context);
  },

  detail: async ({ params }, { services }) => sysConfigOf(await parameterRow(services.db, params.configId)),

  add({ body }, context) {
    const { db, clock } = context.services;
    demandKind(body.configKey, body.configName, body.configValue);
    const deed = db.transaction(async (tx) => {
      await tx.insert(parameters).values({
        name: body.configName,
        key: body.configKey,
        value: body.configValue,
        // Only the portal itself creates built-in ones.
        builtIn: false,
        remark: body.remark,
        createdBy: sessionOf(context).name,
        createdAt: clock(),
      });
      await recordAudit(tx, context, {
        action: 'parameter.add',
        subjectType: 'parameter',
        subjectId: body.configKey,
        details: { name: body.configName, value: body.configValue, reason: body.remark },
      });
    });
    return refusingTakenNames(deed, () => body.configKey);
  },

  update: ({ body }, context) => update(body, context),

  async remove({ params }, context) {
    const { db, clock } = context.services;
    await db.transaction(async (tx) => {
      for (const id of idsOf(params.configId)) {
        const row = await parameterRow(tx, id);
        if (row.builtIn) throw new PortalError('builtIn');
        // Frees the key: a removed parameter gets its id appended.
        const gone = { removedAt: clock(), key: `${row.key}#${row.id}` };
        await tx.update(parameters).set(gone).where(eq(parameters.id, id));
        await recordAudit(tx, context, {
          action: 'parameter.remove',
          subjectType: 'parameter',
          subjectId: row.key,
          details: { name: row.name, value: row.value },
        });
      }
    });
    return null;
  },

  /** Nothing to refresh: every call reads the table. */
  refresh: () => Promise.resolve(null),
};
