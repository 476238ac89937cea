import type { catalog, ResultOf } from '@ca-portal/api/contract';
import type { CallContext } from '../../context/call-context.js';
import { parametersOf } from '../../parameters/index.js';
import { memberLevels, memberStanding, type MemberStanding } from '../../services/orders/index.js';

/** Only the differences: `courseFenAt` has the prices, everything else is the same for all. */
const benefits = [{ label: '课程价格', cells: ['原价', '会员价', '会员价再打 9 折'] }];

type Membership = ResultOf<typeof catalog.member>;

/** `/memberDes` is open to visitors (spec 2.1), who see the levels. */
const visitor: MemberStanding = { level: 0, levelName: '', spentFen: 0, nextLevelFen: null };

/**
 * The levels with their benefits, and the caller's own level; a session with a one-time password gets no
 * figures.
 */
export async function membership({ services, session }: CallContext): Promise<Membership> {
  const known = session && !session.mustChangePassword;
  return {
    // A province without membership sets `member.enabled` to false.
    enabled: (await parametersOf(services)).membership,
    ...(known ? await memberStanding(session, services) : visitor),
    levels: memberLevels.map((one) => ({ ...one })),
    benefits,
  };
}
