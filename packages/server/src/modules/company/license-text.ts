import { eq } from 'drizzle-orm';
import { companyRecords, type LicenseRead } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { contentOf, type FileRow } from '../../services/files/index.js';
import { senderOf } from '../../workers/index.js';

async function readBefore({ id }: FileRow, context: CallContext): Promise<LicenseRead | undefined> {
  const { companyId } = sessionOf(context);
  if (!companyId) return undefined;
  const { db } = context.services;
  const [record] = await db.select().from(companyRecords).where(eq(companyRecords.companyId, companyId));
  return record?.files?.find(({ fileId }) => fileId === id)?.read;
}

/**
 * The text of an electronic license, or the words in its picture if a reader is configured. If the worker is
 * too busy, nothing is read: saving continues without.
 */
export async function licenseText(file: FileRow, context: CallContext): Promise<LicenseRead | null> {
  const { workers, licenseReader } = context.services;
  const sender = senderOf(context);
  try {
    // Every later attachment is saved together with the license, so the license is not read again.
    const known = await readBefore(file, context);
    if (known) return known;
    const content = await contentOf(file, context);
    const text = await workers.run('readLicense', sender, content, file.type);
    return text ?? (await licenseReader.read(content, file.type, sender));
  } catch {
    return null;
  }
}
