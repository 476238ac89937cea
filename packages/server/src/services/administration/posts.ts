import type { SysPost } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { posts, userPosts } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { flagOf } from './query.js';

/** A post in the API family's format. */
export const sysPostOf = (row: typeof posts.$inferSelect): SysPost => ({
  postId: row.id,
  postCode: row.code,
  postName: row.name,
  postSort: row.position,
  status: flagOf(row.stopped),
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  remark: row.remark || null,
});

/** Posts that can be assigned, in their order. */
export async function givablePosts(db: Db): Promise<SysPost[]> {
  const rows = await db
    .select()
    .from(posts)
    .where(and(eq(posts.stopped, false), isNull(posts.removedAt)))
    .orderBy(asc(posts.position), asc(posts.id));
  return rows.map(sysPostOf);
}

/** The posts of a user, in their order. */
const postsOf = (db: Db, userId: string) =>
  db
    .select({ id: posts.id, name: posts.name })
    .from(userPosts)
    .innerJoin(posts, eq(posts.id, userPosts.postId))
    .where(eq(userPosts.userId, userId))
    .orderBy(asc(posts.position), asc(posts.id));
export const postIdsOf = async (db: Db, userId: string): Promise<number[]> =>
  (await postsOf(db, userId)).map(({ id }) => id);
/** Comma-separated, as in the family. */
export const namesOfPosts = async (db: Db, userId: string): Promise<string> =>
  (await postsOf(db, userId)).map(({ name }) => name).join(',');

/**
 * Replaces a user's posts; a missing post, or a stopped one that he does not have already, is refused. If
 * `wanted` is absent, they stay.
 */
export async function replacePosts(
  tx: Db,
  userId: string,
  wanted: readonly number[] | undefined,
): Promise<{ postIds?: { before: number[]; after: number[] } }> {
  if (!wanted) return {};
  const before = await postIdsOf(tx, userId);
  const after = [...new Set(wanted)].toSorted((a, b) => a - b);
  if (after.join() === before.toSorted((a, b) => a - b).join()) return {};
  const fresh = after.filter((id) => !before.includes(id));
  if (fresh.length > 0) {
    const known = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(inArray(posts.id, fresh), eq(posts.stopped, false), isNull(posts.removedAt)))
      .for('share');
    if (known.length < fresh.length) throw new PortalError('notFound');
  }
  await tx.delete(userPosts).where(eq(userPosts.userId, userId));
  if (after.length > 0) await tx.insert(userPosts).values(after.map((postId) => ({ userId, postId })));
  return { postIds: { before, after } };
}
