import type { InputOf, invoices as group } from '@ca-portal/api/contract';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { invoiceTitles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { ownTitle } from './apply.js';
import type { TitleRow } from '../../services/invoices/index.js';

type Form = InputOf<(typeof group)['addTitle']>['body'];
const mostTitles = 20;

export const titlesOf = (db: Db, userId: string): Promise<TitleRow[]> =>
  db
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.userId, userId), isNull(invoiceTitles.removedAt)))
    .orderBy(desc(invoiceTitles.isDefault), asc(invoiceTitles.id));

function split({ isDefault, ...fields }: Form) {
  if (fields.forCompany && !fields.taxNumber) {
    throw new InvalidInput([{ field: 'taxNumber', message: '请输入企业的纳税人识别号' }]);
  }
  return { isDefault, fields };
}

/** Changes of one user's titles lock the user's row: this keeps a single default and the limit. */
async function inBook<T>(context: CallContext, change: (tx: Db, userId: string) => Promise<T>): Promise<T> {
  const { userId } = sessionOf(context);
  return context.services.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    return change(tx, userId);
  });
}

/** Only one of a user's titles is the default. */
const clearDefault = (tx: Db, userId: string) =>
  tx.update(invoiceTitles).set({ isDefault: false }).where(eq(invoiceTitles.userId, userId));

const audited = (tx: Db, context: CallContext, action: string, id: number) =>
  recordAudit(tx, context, { action: `invoice.${action}`, subjectType: 'invoice', subjectId: `title/${id}` });

export async function addTitle(form: Form, context: CallContext): Promise<TitleRow> {
  const { isDefault, fields } = split(form);
  return inBook(context, async (tx, userId) => {
    const known = await titlesOf(tx, userId);
    if (known.length >= mostTitles) throw new PortalError('titleLimit');
    if (isDefault) await clearDefault(tx, userId);
    const [row] = await tx
      .insert(invoiceTitles)
      .values({
        userId,
        fields,
        // The first title becomes the default.
        isDefault: isDefault || known.length === 0,
        createdAt: context.services.clock(),
      })
      .returning();
    if (!row) throw new Error('an inserted title came back empty');
    await audited(tx, context, 'addTitle', row.id);
    return row;
  });
}

export async function updateTitle(id: number, form: Form, context: CallContext): Promise<TitleRow> {
  const { isDefault, fields } = split(form);
  return inBook(context, async (tx, userId) => {
    const row = await ownTitle(tx, sessionOf(context), id);
    if (isDefault) await clearDefault(tx, userId);
    const [changed] = await tx
      .update(invoiceTitles)
      .set({ fields, isDefault })
      .where(eq(invoiceTitles.id, id))
      .returning();
    await audited(tx, context, 'updateTitle', id);
    return changed ?? row;
  });
}

export async function removeTitle(id: number, context: CallContext): Promise<null> {
  return inBook(context, async (tx) => {
    await ownTitle(tx, sessionOf(context), id);
    await tx
      .update(invoiceTitles)
      .set({ removedAt: context.services.clock(), isDefault: false })
      .where(eq(invoiceTitles.id, id));
    await audited(tx, context, 'removeTitle', id);
    return null;
  });
}
