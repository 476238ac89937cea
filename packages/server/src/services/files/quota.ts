import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import { dayStart } from '../../db/beijing-day.js';
import type { Db } from '../../db/db.js';
import { files } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Parameters } from '../../parameters/index.js';

const bytesOfMegabyte = 1_048_576;

/** Refuses a file that would exceed its owner's limit per day (Beijing time). */
export async function demandRoom(
  db: Db,
  { dailyUploads, dailyUploadMegabytes }: Parameters,
  file: { readonly ownerId: string; readonly size: number; readonly at: Date },
): Promise<void> {
  const today = dayStart(formatBeijing(file.at).slice(0, 10));
  const [used] = await db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(and(eq(files.ownerId, file.ownerId), gte(files.createdAt, today)));
  const count = (used?.count ?? 0) + 1;
  const bytes = Number(used?.bytes ?? 0) + file.size;
  if (count <= dailyUploads && bytes <= dailyUploadMegabytes * bytesOfMegabyte) return;
  throw new PortalError('uploadQuotaReached', { files: dailyUploads, megabytes: dailyUploadMegabytes });
}
