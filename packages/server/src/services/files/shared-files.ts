import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { files, messageRecipients, messages, publishedContent } from '../../db/schema/index.js';
import type { FileRow } from './stored-file.js';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const live = (id: string) => and(eq(files.id, id), isNull(files.droppedAt));

/** A file received with a message: the recipient may read it although it is not his. */
export async function sentFile(db: Db, userId: string, id: string, now: Date): Promise<FileRow | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(files)
    .innerJoin(messages, sql`${messages.attachmentIds} @> to_jsonb(${files.id}::text)`)
    .innerJoin(messageRecipients, eq(messageRecipients.messageId, messages.id))
    .where(
      and(
        live(id),
        eq(messageRecipients.userId, userId),
        isNull(messageRecipients.removedAt),
        eq(messages.sent, 1),
        lte(messages.sendTime, now),
      ),
    )
    .limit(1);
  return row?.file;
}

/** A file of a published text; not readable after the text is taken down. */
export async function publishedFile(db: Db, id: string, now: Date): Promise<FileRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const [row] = await db
    .select({ file: files })
    .from(files)
    .innerJoin(
      publishedContent,
      or(
        eq(publishedContent.imageFileId, files.id),
        sql`${publishedContent.attachmentIds} @> to_jsonb(${files.id}::text)`,
      ),
    )
    .where(and(live(id), eq(publishedContent.online, true), lte(publishedContent.publishTime, now)))
    .limit(1);
  return row?.file;
}
