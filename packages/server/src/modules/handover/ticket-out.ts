import { randomUUID } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import { recordAudit } from '../../db/audit.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { personRecord } from '../../services/session/index.js';
import { makeTicketKey, signTicket } from './jws.js';
import { portalAudience } from './login-from-xd.js';
import { issueLoginLink } from './login-link.js';

/** Long enough for one redirect. */
const livesSeconds = 60;
/** Longer for the portal in another browser: the user has to open it first. */
const ownLinkMs = 5 * 60_000;

/** Systems that a province may connect, with the names that /jumpForm shows. */
const targets = {
  contract: '电子合同平台',
  exam: '考试系统',
  assistant: '智能助手',
  'old-platform': '原证书平台',
} as const;
const linkNames = {
  contract: 'contract',
  exam: 'exam',
  assistant: 'assistant',
  'old-platform': 'oldPlatform',
} as const;
const isTarget = (name: string): name is keyof typeof targets => Object.hasOwn(targets, name);

/** The key pair that signs tickets to other systems; they verify with the public key. */
export const portalTicketKey = ({ vault }: Services) => vault.getOrCreate('handover/portal', makeTicketKey);

interface Ticket {
  name: string;
  url: string;
  expiresAt: string;
}

async function toOwnPortal(context: CallContext): Promise<Ticket> {
  const { services } = context;
  const { token, expiresAt } = await issueLoginLink(services, sessionOf(context), ownLinkMs);
  // In the fragment: it reaches no server log.
  const url = `${services.config.publicUrl}/jumpCa#token=${token}`;
  return { name: services.config.portal.brand.productName, url, expiresAt: formatBeijing(expiresAt) };
}

/** A one-time URL in another system: it contains the user, the role and the company, and nothing else. */
export async function ticketTo(target: string, context: CallContext): Promise<Ticket> {
  const { services } = context;
  const { userId, roleId } = sessionOf(context);
  const audit = () =>
    recordAudit(services.db, context, {
      action: 'session.handover',
      subjectType: 'user',
      subjectId: userId,
      details: { target },
    });
  if (target === 'portal') {
    await audit();
    return toOwnPortal(context);
  }
  const address = isTarget(target) ? services.config.portal.links[linkNames[target]] : '';
  if (!isTarget(target) || address === '') throw new PortalError('handoverUnknown');
  const { user, company } = await personRecord(context);
  const iat = Math.floor(services.clock().getTime() / 1000);
  const exp = iat + livesSeconds;
  const { privateKey } = await portalTicketKey(services);
  const claims = { iss: portalAudience, aud: target, sub: user.username, iat, exp, jti: randomUUID() };
  const facts = { name: user.name, role: roleId, creditCode: company?.creditCode ?? '' };
  const url = new URL(address);
  url.searchParams.set('ticket', await signTicket({ ...claims, ...facts }, privateKey));
  await audit();
  return { name: targets[target], url: url.href, expiresAt: formatBeijing(new Date(exp * 1000)) };
}
