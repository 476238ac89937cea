import type { session } from '@ca-portal/api/contract';
import { accountNameKey, isForeignMobileName, roles } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ownFamilyUser, roleNames } from '../../services/administration/index.js';
import {
  maskedPerson,
  personRecord,
  createCaptcha,
  createSpokenCaptcha,
  spendCaptcha,
  recordLogout,
  passwordLogin,
  askForCode,
  endSession,
  logInByKey,
} from '../../services/session/index.js';
import { phoneTexts } from '../../services/phone-texts/index.js';
import { atLeast } from './at-least.js';
import { createCaptchaWork } from './captcha-work.js';
import { register } from './register.js';
import { routeTree } from './routers.js';
import { smsLogin } from './sms-login.js';

/** A user who thinks of a name does not notice the delay; a dictionary attack is slowed down. */
const checkUsernameMs = 400;

export const sessionHandlers: Handlers<typeof session> = {
  captcha: (_, context) => createCaptcha(context),
  captchaWork: (_, { services }) => createCaptchaWork(services),
  captchaQuestion: (_, { services }) => createSpokenCaptcha(services),
  login: ({ body }, context) => passwordLogin(body, context),
  loginByKey: (_, context) => logInByKey(context),
  loginBySms: ({ body }, context) => smsLogin(body, context),

  /** The same answer whether the phone is registered or not; only its holder learns it, from the message. */
  async sendSmsCode({ query }, context) {
    const { db, config } = context.services;
    await spendCaptcha(context.services, query.uuid, query.code);
    const { mobilePhone: typed } = query;
    const registers = query.reg === '1';
    if (registers && !config.portal.sms) throw new PortalError('registrationClosed');
    const [known] = await db.select({ disabled: users.disabled }).from(users).where(eq(users.phone, typed));
    const wanted = registers ? !known : known && !known.disabled;
    await askForCode(context, {
      purpose: registers ? 'register' : 'login',
      typed,
      phone: wanted ? typed : undefined,
      notice: registers ? phoneTexts.accountThere() : undefined,
    });
    return 1;
  },

  checkUsername: ({ body }, { services }) =>
    atLeast(checkUsernameMs, async () => {
      if (isForeignMobileName(body.username, body.mobilePhone ?? ''))
        throw new PortalError('usernameIsPhone');
      const same = eq(users.usernameKey, accountNameKey(body.username));
      if ((await services.db.$count(users, same)) > 0) throw new PortalError('usernameTaken');
      return 1 as const;
    }),

  register: ({ body }, context) => register(body, context),

  async info(_, context) {
    const { roleId, permissions } = sessionOf(context);
    const record = await personRecord(context);
    const info = {
      person: maskedPerson(record, roleId, await roleNames(context.services)),
      roleId,
      isAdministrator: roleId === roles.enterpriseAdministrator ? ('1' as const) : ('0' as const),
      companyReview: record.company?.review ?? '0',
      companyDraftReview: record.company?.draftReview ?? '0',
      roles: [String(roleId)],
      permissions: [...permissions],
      // Sent beside `data`, for front ends of the API family; `data` is as in the contract.
      familyUser: await ownFamilyUser(context),
    };
    return info;
  },

  routers: (_, context) => routeTree(context),

  /** Front ends of the API family also log out after a 401, and continue only after a successful answer. */
  async logout(_, context) {
    if (!context.session) return null;
    await endSession(context.services, context.session.sessionId);
    await recordLogout(context);
    return null;
  },
};
