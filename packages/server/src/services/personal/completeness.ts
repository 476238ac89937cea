import { attachmentRule, personalAttachments, requiredPersonalFields } from '@ca-portal/api/domain';
import type { personalRecords, users } from '../../db/schema/index.js';

type UserRow = typeof users.$inferSelect;
type RecordRow = typeof personalRecords.$inferSelect;

/** The contents of the form: the draft, with the account's data for fields that were never entered. */
export const fieldsOf = (
  user: Pick<UserRow, 'name' | 'idNumber' | 'email'>,
  record: Pick<RecordRow, 'fields'> | null,
): Record<string, string> => ({
  name: user.name,
  idNumber: user.idNumber,
  email: user.email,
  ...record?.fields,
});

interface Given {
  readonly user: Pick<UserRow, 'name' | 'idNumber' | 'email'>;
  readonly record: Pick<RecordRow, 'fields' | 'files'> | null;
  readonly roleIds: readonly number[];
}

/** What a record still lacks, in the user's words, and its completeness in percent. */
export function completenessOf({ user, record, roleIds }: Given): { missing: string[]; percent: number } {
  const fields = fieldsOf(user, record);
  const wanted = requiredPersonalFields(roleIds);
  const handedIn = new Set(record?.files.map(({ kind }) => kind));
  const missing = [
    ...Object.entries(wanted).flatMap(([key, label]) => (fields[key] ? [] : [label])),
    ...personalAttachments.flatMap((kind) => (handedIn.has(kind) ? [] : [attachmentRule(kind).label])),
  ];
  const all = Object.keys(wanted).length + personalAttachments.length;
  return { missing, percent: Math.floor(((all - missing.length) / all) * 100) };
}
