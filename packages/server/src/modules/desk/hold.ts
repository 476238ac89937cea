import type { desk, InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, hasPermission, permissions, type DeskName } from '@ca-portal/api/domain';
import { recordAudit, type AuditEntry } from '../../db/audit.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { dropClaim, holdClaim, runningClaims } from '../../services/claims/index.js';

type Held = ResultOf<(typeof desk)['hold']>;
type Wanted = InputOf<(typeof desk)['hold']>['body'];

/** Who works at which desk, and what its items are called in the audit log. */
const desks: Readonly<Record<DeskName, readonly [permission: string, subject: AuditEntry['subjectType']]>> = {
  reviews: [permissions.reviewOrders, 'order'],
  making: [permissions.makeCertificates, 'order'],
  transfers: [permissions.manageFinance, 'payment'],
  refunds: [permissions.manageFinance, 'refund'],
  people: [permissions.reviewRoles, 'user'],
  companies: [permissions.reviewRoles, 'company'],
  applications: [permissions.reviewRoles, 'user'],
  recoveries: [permissions.reviewRoles, 'user'],
};

/** The page takes its item again every half-minute: whoever has closed it keeps a colleague waiting no longer. */
const mostMinutes = 5;

/** Takes an item, or lets it go, and answers what everybody holds at this desk: a colleague's item stays his. */
export async function holdItem(
  desk: DeskName,
  { item, release }: Wanted,
  context: CallContext,
): Promise<Held> {
  const { db, clock } = context.services;
  const { userId, permissions: granted } = sessionOf(context);
  const [permission, subjectType] = desks[desk];
  if (!hasPermission(granted, permission)) throw new PortalError('forbidden');
  const { claimMinutes } = await parametersOf(context.services);
  const minutes = Math.min(claimMinutes, mostMinutes);
  const before = await runningClaims(db, desk, clock());
  if (item !== undefined) {
    await db.transaction(async (tx) => {
      if (release) await dropClaim(tx, desk, item, context);
      else if (!(await holdClaim(tx, desk, item, context, minutes))) return;
      // The claim that a page lengthens while somebody looks at it is one.
      if (!release && before.some((one) => one.item === item && one.userId === userId)) return;
      await recordAudit(tx, context, {
        action: release ? 'desk.release' : 'desk.claim',
        subjectType,
        subjectId: item,
        details: { desk },
      });
    });
  }
  const now = item === undefined ? before : await runningClaims(db, desk, clock());
  return now.map((one) => ({
    item: one.item,
    claimedBy: one.name,
    claimedUntil: formatBeijing(one.until),
    own: one.userId === userId,
  }));
}
