import type { credentials } from '@ca-portal/api/contract';
import { checkMobile } from '@ca-portal/api/domain';
import type { Session } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { holderNameOf } from '../../pki/index.js';
import {
  spendCaptcha,
  findAccount,
  type Account,
  askForCode,
  unknownSubject,
} from '../../services/session/index.js';
import { bindLock, bindPhone } from './bind-lock.js';
import { closeAccount, askForRecovery, changePhone } from '../../services/people/index.js';
import { proveAccount, setNewPassword } from './new-password.js';

/** Purposes that need a login and the user's own phone. */
const forOneself: readonly string[] = ['transfer', 'close', 'certificate'];

/** Without text messages a code goes to the account's mailbox, and a new phone cannot be verified. */
function demandMailbox(purpose: string, account: Account | undefined) {
  const message =
    purpose === 'phone'
      ? '本平台不发送短信，更换手机号请联系客服热线'
      : '本平台不发送短信，验证码发到账号的邮箱，请先填写邮箱';
  const own = forOneself.includes(purpose) && !account?.email;
  if (own || purpose === 'phone') throw new InvalidInput([{ field: 'email', message }]);
}

/** Who may get a code: the named account, or a new number that the user is about to verify. */
function receiver(
  purpose: string,
  typed: string | undefined,
  account: Account | undefined,
  session: Session | null,
) {
  if (account) return account.phone;
  // Only a logged-in user can bind certificates to a new phone; a lost account is restored with a new phone.
  return purpose === 'phone' || (purpose === 'bind' && session) ? typed : undefined;
}

export const credentialsHandlers: Handlers<typeof credentials> = {
  async sendCode({ query: { username, purpose, uuid, code } }, context) {
    const { services, session } = context;
    if (forOneself.includes(purpose) && !session) throw new PortalError('unauthorized');
    await spendCaptcha(services, uuid, code);
    const account = await findAccount(services.db, username);
    if (forOneself.includes(purpose) && account?.id !== session?.userId) throw new PortalError('forbidden');
    if (!services.config.portal.sms) demandMailbox(purpose, account);
    const checked = checkMobile(username);
    const mobile = checked.ok ? checked.value : undefined;
    const subject = unknownSubject(services, username);
    const phone = receiver(purpose, mobile, account, session);
    await askForCode(context, { purpose, typed: mobile ?? subject, phone, subject });
    return 1;
  },
  async checkAccount({ body }, context) {
    await proveAccount(body, context);
    return 1;
  },
  async updatePassword({ body }, context) {
    await setNewPassword(body, context);
    return null;
  },
  async changePhone({ query }, context) {
    await changePhone(query, context);
    return 1;
  },
  async recoverPhone({ query }, context) {
    await askForRecovery(query, context);
    return 1;
  },
  async bindPhone({ query }, context) {
    await bindPhone(query, context);
    return 1;
  },
  async bindLock({ body }, context) {
    await bindLock(body, context);
    return 1;
  },
  async closeAccount({ body }, context) {
    await closeAccount(body.smsCode, context);
    return null;
  },
  /** Only shows whose lock is plugged in: an expired one still has a holder. */
  async holderName({ body }, { services }) {
    const der = new Uint8Array(Buffer.from(body.signcert, 'base64'));
    const verified = await services.pki.verify(der, services.clock());
    if (!verified.ok && verified.reason === 'untrusted') throw new PortalError('certificateUntrusted');
    return holderNameOf(der);
  },
};
