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

/** The permission for each desk, and the subject type of its items in the audit log. */
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

/** The page renews its claim every half-minute, so a closed page blocks colleagues only for a short time. */
const mostMinutes = 5;

/** Claims or releases an item, and returns all claims of this desk: a colleague's claim stays. */
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
      // Renewals by an open page belong to the same claim, so they are not audited again.
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
