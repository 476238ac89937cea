import type { handover } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { recordAudit } from '../../db/audit.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { passwordLogin, checkPaymentToken, issuePaymentToken } from '../../services/session/index.js';
import { loginFromXd } from './login-from-xd.js';
import { loginByLink } from './login-link.js';
import { portalTicketKey, ticketTo } from './ticket-out.js';

export const handoverHandlers: Handlers<typeof handover> = {
  login: ({ body }, context) => passwordLogin(body, context),
  loginFromXd: ({ query }, context) => loginFromXd(query, context),
  loginByToken: ({ body }, context) => loginByLink(body.token, context),
  ticket: ({ params }, context) => ticketTo(params.target, context),
  async ticketKey(_, { services }) {
    return { algorithm: 'ES256', publicKey: (await portalTicketKey(services)).publicPart };
  },
  async paymentToken(_, context) {
    const { services } = context;
    const session = sessionOf(context);
    const { token, expiresAt } = await services.db.transaction(async (tx) => {
      await recordAudit(tx, context, {
        action: 'session.paymentToken',
        subjectType: 'session',
        subjectId: session.sessionId,
      });
      return issuePaymentToken({ ...services, db: tx }, session);
    });
    return { token, expiresAt: formatBeijing(expiresAt) };
  },
  async checkPaymentToken({ body }, context) {
    await checkPaymentToken(context.services, body.token, sessionOf(context));
    return null;
  },
};
