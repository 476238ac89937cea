import { accountNameKey, type RoleId } from '@ca-portal/api/domain';
import { lt } from 'drizzle-orm';
import { usedTickets } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { findAccount, keepingRefusals, firstRoleOf, logIn } from '../../services/session/index.js';
import { issuerOf, makeTicketKey, readTicket, type TicketClaims } from './jws.js';

/** The audience of tickets for this portal. */
export const portalAudience = 'ca-portal';
/** A ticket only goes from one page to the next: it expires after this time, whatever its issuer allows. */
const livesSeconds = 120;
/** Tolerance for the clocks of two systems. */
const skewSeconds = 30;

/** The issuer that the sample data trusts, to try out the flow without a second system. */
export const sandboxIssuer = 'sandbox';
export const sandboxTicketKey = ({ vault }: Services) => vault.getOrCreate('handover/sandbox', makeTicketKey);

async function trustedKey(services: Services, issuer: string): Promise<string | undefined> {
  const { handover, sandbox } = services.config;
  if (handover.issuer !== '' && issuer === handover.issuer) return handover.publicKey;
  return sandbox && issuer === sandboxIssuer ? (await sandboxTicketKey(services)).publicPart : undefined;
}

async function genuine(services: Services, ticket: string): Promise<TicketClaims | undefined> {
  const key = await trustedKey(services, issuerOf(ticket));
  const claims = key === undefined ? undefined : await readTicket(ticket, key);
  const now = Math.floor(services.clock().getTime() / 1000);
  const inTime =
    claims &&
    claims.iat <= now + skewSeconds &&
    now < Math.min(claims.exp, claims.iat + livesSeconds) + skewSeconds;
  return inTime && claims.aud === portalAudience ? claims : undefined;
}

/** Records the use of a ticket; of two simultaneous uses one succeeds. */
async function spend({ db, clock }: Services, { iss, jti, iat }: TicketClaims): Promise<boolean> {
  const expiresAt = new Date((iat + livesSeconds + skewSeconds) * 1000);
  await db.delete(usedTickets).where(lt(usedTickets.expiresAt, clock()));
  const taken = await db
    .insert(usedTickets)
    .values({ id: `${iss}:${jti}`.slice(0, 200), expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedTickets.id });
  return taken.length > 0;
}

/**
 * Login by user name from another system. The name alone proves nothing, so it requires a ticket that a
 * trusted system has signed for this name, recently, for one use. Provinces may allow the form without a
 * ticket; they are warned.
 */
export const loginFromXd = (given: Arrival, context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, given.username, () => checkArrival(given, context));

interface Arrival {
  readonly username: string;
  readonly ticket?: string | undefined;
}

async function checkArrival({ username, ticket }: Arrival, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  let issuedAt = Infinity;
  if (ticket === undefined) {
    if (!services.config.handover.allowBare) throw new PortalError('ticketInvalid');
  } else {
    const claims = await genuine(services, ticket);
    const named = claims && accountNameKey(claims.sub) === accountNameKey(username);
    if (!claims || !named || !(await spend(services, claims))) throw new PortalError('ticketInvalid');
    // Times are whole seconds: the ticket may have been issued at the end of this second.
    issuedAt = (claims.iat + 1) * 1000;
  }
  const account = await findAccount(services.db, username);
  // A ticket from before a password change is void, like a session from then.
  if (!account || issuedAt <= (account.linksVoidAt?.getTime() ?? 0)) throw new PortalError('ticketInvalid');
  const roleId: RoleId = await firstRoleOf(services.db, account.id);
  return logIn(context, { userId: account.id, roleId, method: 'handover' });
}
