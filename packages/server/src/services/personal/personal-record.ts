import type { PersonalRecord } from '@ca-portal/api/contract';
import { checkIdCard, formatBeijing, roleLabel } from '@ca-portal/api/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { files, personalRecords, userRoles, users, type PersonalFile } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { fileLink } from '../files/index.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';
import { personRecord } from '../session/index.js';
import { completenessOf, fieldsOf } from './completeness.js';

export type RecordRow = typeof personalRecords.$inferSelect;
type Fields = PersonalRecord['fields'];

export const emptyFields: Fields = {
  name: '',
  idNumber: '',
  email: '',
  idValidUntil: '',
  ethnicity: '',
  address: '',
  registrationLevel: '',
  registrationNumber: '',
  sealCode: '',
  sealValidUntil: '',
  expertNumber: '',
  speciality: '',
};

/** A submitted record cannot be edited until the office has decided. */
export const isEditable = (record: RecordRow | null): boolean => record?.review !== '1';

/** Locks the caller's row until the transaction ends; created on the first save. */
export async function lockRecord(tx: Db, userId: string): Promise<RecordRow> {
  await tx.insert(personalRecords).values({ userId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(personalRecords)
    .where(eq(personalRecords.userId, userId))
    .for('update');
  if (!row) throw new PortalError('unauthorized');
  return row;
}

/** Sex and birthday from an ID number of 18 characters; other kinds do not contain them. */
function fromIdNumber(idNumber: string): Pick<PersonalRecord, 'sex' | 'birthday'> {
  if (!/^\d{17}[\dX]$/.test(idNumber) || !checkIdCard(idNumber).ok) return { sex: '', birthday: '' };
  const day = idNumber.slice(6, 14);
  return {
    sex: Number(idNumber.charAt(16)) % 2 === 1 ? '男' : '女',
    birthday: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
  };
}

/** Links to files by their kinds. */
export async function linkedFiles<Kind extends string>(
  db: Db,
  kept: readonly { kind: Kind; fileId: string }[],
) {
  if (kept.length === 0) return [];
  const ids = kept.map(({ fileId }) => fileId);
  const rows = await db.select().from(files).where(inArray(files.id, ids));
  return kept.flatMap(({ kind, fileId }) => {
    const row = rows.find(({ id }) => id === fileId);
    return row ? [{ kind, file: fileLink(row) }] : [];
  });
}

export const roleIdsOf = async (db: Db, userId: string): Promise<number[]> =>
  (await db.select().from(userRoles).where(eq(userRoles.userId, userId)).orderBy(userRoles.roleId)).map(
    ({ roleId }) => roleId,
  );

/** Completeness of the record, for the progress line of the form. */
export async function completenessNow(db: Db, userId: string): Promise<ReturnType<typeof completenessOf>> {
  const [row] = await db
    .select({ user: users, record: personalRecords })
    .from(users)
    .leftJoin(personalRecords, eq(personalRecords.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new PortalError('unauthorized');
  return completenessOf({ ...row, roleIds: await roleIdsOf(db, userId) });
}

/** The caller's record as sent to clients: ID number and phone masked. */
export async function recordView(context: CallContext): Promise<PersonalRecord> {
  const { db, identityCheck } = context.services;
  const { userId, roleId } = sessionOf(context);
  const { user, company } = await personRecord(context);
  const [record = null] = await db.select().from(personalRecords).where(eq(personalRecords.userId, userId));
  const fields = { ...emptyFields, ...fieldsOf(user, record) } as Fields;
  return {
    version: record?.version ?? 0,
    editable: isEditable(record),
    phone: maskPhone(user.phone),
    companyName: company?.name ?? '',
    roleName: roleLabel(roleId),
    roleIds: await roleIdsOf(db, userId),
    review: record?.review ?? '0',
    ...fromIdNumber(fields.idNumber),
    completeness: (await completenessNow(db, userId)).percent,
    verification: record?.verification ?? 1,
    verificationConnected: identityCheck.connected,
    fields: { ...fields, idNumber: maskIdNumber(fields.idNumber) },
    files: await linkedFiles<PersonalFile['kind']>(db, record?.files ?? []),
    rejection: record?.rejection ?? [],
    savedAt: record?.savedAt ? formatBeijing(record.savedAt) : null,
  };
}
