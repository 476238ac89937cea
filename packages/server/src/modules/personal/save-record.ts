import type { personal } from '@ca-portal/api/contract';
import type { InputOf, ResultOf } from '@ca-portal/api/contract';
import { checkEmail, checkIdCard, checkPersonName, formatBeijing, type Checked } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { personalRecords, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { ownFiles } from '../../services/files/index.js';
import { maskIdNumber } from '../../kernel/mask.js';
import { guardMailbox } from '../../services/people/index.js';
import { personRecord } from '../../services/session/index.js';
import {
  completenessNow,
  isEditable,
  lockRecord,
  type RecordRow,
  fieldsOf,
} from '../../services/personal/index.js';

type Draft = InputOf<typeof personal.save>['body'];
type Saved = ResultOf<typeof personal.save>;

/** The client must have seen the last version, and the record must not be in review. */
function demandCurrent(row: RecordRow, version: number): void {
  if (!isEditable(row)) throw new PortalError('recordWaiting');
  if (row.version !== version) throw new PortalError('recordOutdated');
}

/**
 * Auto-saves. Nothing is copied to the account before submitting; a masked ID number keeps the stored one.
 */
export async function saveRecord(draft: Draft, context: CallContext): Promise<Saved> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const { userId } = session;
  const { user } = await personRecord(context);
  const attached = new Map(draft.attachments.map(({ kind, fileId }) => [kind, fileId]));
  await ownFiles(db, session, [...attached.values()]);
  const now = clock();
  const version = await db.transaction(async (tx) => {
    const row = await lockRecord(tx, userId);
    demandCurrent(row, draft.version);
    const before = fieldsOf(user, row);
    const kept = before['idNumber'] ?? '';
    const idNumber = draft.fields.idNumber === maskIdNumber(kept) ? kept : draft.fields.idNumber;
    const moved = draft.fields.name !== user.name || idNumber !== user.idNumber;
    if (row.verification >= 2 && moved) throw new PortalError('identityFixed');
    await tx
      .update(personalRecords)
      .set({
        version: row.version + 1,
        fields: { ...draft.fields, idNumber },
        files: [...attached].map(([kind, fileId]) => ({ kind, fileId })),
        // Changes to approved data need a new review.
        review: row.review === '2' ? '0' : row.review,
        savedAt: now,
      })
      .where(eq(personalRecords.userId, userId));
    return row.version + 1;
  });
  const { percent } = await completenessNow(db, userId);
  return { version, savedAt: formatBeijing(now), completeness: percent };
}

/** The three fields with their own rules, validated and normalized. */
function checkedFields(fields: Record<string, string>, now: Date) {
  const wrong: { field: string; message: string }[] = [];
  const read = (field: string, check: (text: string) => Checked): string => {
    const result = check(fields[field] ?? '');
    if (result.ok) return result.value;
    wrong.push({ field: `fields.${field}`, message: result.reason });
    return '';
  };
  const identity = {
    name: read('name', checkPersonName),
    idNumber: read('idNumber', (text) => checkIdCard(text, now)),
    email: read('email', checkEmail),
  };
  if (wrong.length > 0) throw new InvalidInput(wrong);
  return identity;
}

/**
 * Submits the record: complete, well-formed and matching its person. Name, ID number and e-mail are copied to
 * the account.
 */
export async function submitRecord(version: number, context: CallContext): Promise<void> {
  const { services } = context;
  const { db, clock } = services;
  const { userId } = sessionOf(context);
  const { user } = await personRecord(context);
  const [seen] = await db.select().from(personalRecords).where(eq(personalRecords.userId, userId));
  if (!seen || seen.version !== version) throw new PortalError('recordOutdated');
  demandCurrent(seen, version);
  const { missing } = await completenessNow(db, userId);
  if (missing.length > 0) throw new PortalError('recordIncomplete', { items: missing.join('、') });
  const now = clock();
  const identity = checkedFields(fieldsOf(user, seen), now);
  guardMailbox(services, user.email, identity.email);
  // Called before the transaction: an outside party may be slow.
  const same = await services.identityCheck
    .matches({ ...identity, phone: user.phone })
    .catch((err: unknown) => {
      services.log.error({ err }, 'the identity check gave no result');
      throw new PortalError('identityCheckUnavailable');
    });
  if (!same) throw new PortalError('holderMismatch');
  await db.transaction(async (tx) => {
    const row = await lockRecord(tx, userId);
    demandCurrent(row, version);
    await tx.update(users).set(identity).where(eq(users.id, userId));
    await tx
      .update(personalRecords)
      .set({
        version: version + 1,
        review: '1',
        rejection: [],
        verification: Math.max(2, row.verification),
        submittedAt: now,
      })
      .where(eq(personalRecords.userId, userId));
    await recordAudit(tx, context, {
      action: 'user.record.submit',
      subjectType: 'user',
      subjectId: userId,
      details: { version, connected: services.identityCheck.connected },
    });
  });
}
