import type { InputOf, systemPosts } from '@ca-portal/api/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/paging.js';
import { posts, userPosts } from '../../db/schema/index.js';
import { workbook } from '../../services/workbook/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  changesBetween,
  chosenFlag,
  contains,
  familyPart,
  idsOf,
  orderOf,
  recordExport,
  refusingTakenNames,
  sysPostOf,
  within,
} from '../../services/administration/index.js';

type PostRow = typeof posts.$inferSelect;
type Form = InputOf<typeof systemPosts.add>['body'];

const usualOrder = [asc(posts.position), asc(posts.id)];
const sortable = {
  postId: posts.id,
  postCode: posts.code,
  postName: posts.name,
  postSort: posts.position,
  createTime: posts.createdAt,
};
const exported = ['岗位编号', '岗位编码', '岗位名称', '岗位排序', '状态', '创建时间', '备注'];

function found(query: InputOf<typeof systemPosts.export>['body']) {
  const stopped = chosenFlag(query.status);
  return and(
    isNull(posts.removedAt),
    contains(posts.code, query.postCode),
    contains(posts.name, query.postName),
    stopped === undefined ? undefined : eq(posts.stopped, stopped),
    within(posts.createdAt, query),
  );
}

async function postRow(db: Db, id: number): Promise<PostRow> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('update');
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}

const fieldsOf = (given: Form) => ({
  code: given.postCode,
  name: given.postName,
  position: given.postSort,
  stopped: given.status === '1',
  remark: given.remark,
});

/** Which of the post’s unique keys is taken. */
const takenOf = (given: Form) => (violated: string) =>
  violated === 'posts_code_unique' ? given.postCode : given.postName;

const record = (
  tx: Db,
  context: CallContext,
  deed: 'add' | 'update' | 'remove',
  id: number,
  details: object,
) =>
  recordAudit(tx, context, {
    action: `post.${deed}`,
    subjectType: 'post',
    subjectId: String(id),
    details: { ...details },
  });

/** Posts of the office. */
export const systemPostsHandlers: Handlers<typeof systemPosts> = {
  async list({ query }, { services: { db } }) {
    const { rows, total } = await pageOf(
      db,
      posts,
      { where: found(query), orderBy: orderOf(query, sortable, usualOrder) },
      familyPart(query),
    );
    return { rows: rows.map(sysPostOf), total };
  },

  detail: async ({ params }, { services }) => sysPostOf(await postRow(services.db, params.postId)),

  add({ body }, context) {
    const { db, clock } = context.services;
    const deed = db.transaction(async (tx) => {
      const made = { ...fieldsOf(body), createdBy: sessionOf(context).name, createdAt: clock() };
      const [row] = await tx.insert(posts).values(made).returning({ id: posts.id });
      await record(tx, context, 'add', row?.id ?? 0, { code: body.postCode, name: body.postName });
    });
    return refusingTakenNames(deed, takenOf(body));
  },

  update({ body }, context) {
    const deed = context.services.db.transaction(async (tx) => {
      const row = await postRow(tx, body.postId);
      const after = fieldsOf(body);
      await tx.update(posts).set(after).where(eq(posts.id, row.id));
      await record(tx, context, 'update', row.id, { changes: changesBetween<PostRow>(row, after) });
    });
    return refusingTakenNames(deed, takenOf(body));
  },

  async remove({ params }, context) {
    const { db, clock } = context.services;
    await db.transaction(async (tx) => {
      for (const id of idsOf(params.postId)) {
        const row = await postRow(tx, id);
        if ((await tx.$count(userPosts, eq(userPosts.postId, id))) > 0) throw new PortalError('stillInUse');
        await tx.update(posts).set({ removedAt: clock() }).where(eq(posts.id, id));
        await record(tx, context, 'remove', id, { code: row.code, name: row.name });
      }
    });
    return null;
  },

  async export({ body }, context) {
    const rows = await context.services.db
      .select()
      .from(posts)
      .where(found(body))
      .orderBy(...usualOrder);
    await recordExport('post', rows.length, context);
    const lines = rows
      .map(sysPostOf)
      .map((row) => [
        row.postId,
        row.postCode,
        row.postName,
        row.postSort,
        row.status === '0' ? '正常' : '停用',
        row.createTime,
        row.remark ?? '',
      ]);
    return workbook('岗位', exported, lines, context);
  },
};
