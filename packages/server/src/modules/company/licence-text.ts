import type { LicenceRead } from '../../db/schema/index.js';
import type { CallContext } from '../../kernel/context.js';
import { contentOf, type FileRow } from '../../services/files/index.js';
import { senderOf } from '../../workers/index.js';

/** What an electronic licence says. A worker that is too busy reads nothing: saving does not wait for it. */
export async function licenceText(file: FileRow, context: CallContext): Promise<LicenceRead | null> {
  if (file.type !== 'application/pdf') return null;
  try {
    const content = await contentOf(file, context);
    return await context.services.workers.run('readLicence', senderOf(context), content, file.type);
  } catch {
    return null;
  }
}
