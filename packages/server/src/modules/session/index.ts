import type { session } from '@ca-portal/api/contract';
import { roles } from '@ca-portal/api/domain';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.js';
import { sessionOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { roleNames } from '../administration/role-names.js';
import { maskedPerson, personRecord } from '../person/person-record.js';
import { createCaptcha, spendCaptcha } from './captcha.js';
import { recordLogout } from './login-log.js';
import { passwordLogin } from './password-login.js';
import { register } from './register.js';
import { routeTree } from './routers.js';
import { sendCode } from './sms-codes.js';
import { smsLogin } from './sms-login.js';
import { endSession } from './tokens.js';

export const sessionHandlers: Handlers<typeof session> = {
  captcha: (_, { services }) => createCaptcha(services),
  login: ({ body }, context) => passwordLogin(body, context),
  loginBySms: ({ body }, context) => smsLogin(body, context),

  async sendSmsCode({ query }, { services }) {
    await spendCaptcha(services, query.uuid, query.code);
    const { mobilePhone: phone } = query;
    const [known] = await services.db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    if (query.reg === '1' && known) throw new PortalError('phoneTaken');
    if (query.reg === '2' && !known) throw new PortalError('phoneUnknown');
    await sendCode(services, phone, query.reg === '1' ? 'register' : 'login');
    return 1;
  },

  async checkUsername({ body }, { services }) {
    const [known] = await services.db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.username})`, body.username.toLowerCase()));
    if (known) throw new PortalError('usernameTaken');
    return 1;
  },

  register: ({ body }, context) => register(body, context),

  async info(_, context) {
    const { roleId, permissions } = sessionOf(context);
    const record = await personRecord(context);
    return {
      person: maskedPerson(record, roleId, await roleNames(context.services)),
      roleId,
      isAdministrator: roleId === roles.enterpriseAdministrator ? '1' : '0',
      companyReview: record.company?.review ?? '0',
      companyDraftReview: record.company?.draftReview ?? '0',
      roles: [String(roleId)],
      permissions: [...permissions],
    };
  },

  routers: (_, context) => routeTree(context),

  async logout(_, context) {
    await endSession(context.services, sessionOf(context).sessionId);
    await recordLogout(context);
    return null;
  },
};
