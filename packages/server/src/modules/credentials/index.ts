import type { credentials } from '@ca-portal/api/contract';
import { checkMobile } from '@ca-portal/api/domain';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { holderNameOf } from '../../pki/index.js';
import { spendCaptcha } from '../session/captcha.js';
import { findAccount } from '../session/find-account.js';
import { pretendToSendCode, sendCode } from '../session/sms-codes.js';
import { bindLock, bindPhone } from './bind-lock.js';
import { closeAccount } from './close-account.js';
import { proveAccount, setNewPassword } from './new-password.js';
import { askForRecovery, changePhone } from './phones.js';

/** These also prove a number that belongs to no account yet. */
const toNewPhones: readonly string[] = ['phone', 'bind'];

export const credentialsHandlers: Handlers<typeof credentials> = {
  async sendCode({ query: { username, purpose, uuid, code } }, { services }) {
    await spendCaptcha(services, uuid, code);
    const account = await findAccount(services.db, username);
    const typed = checkMobile(username);
    const phone = account?.phone ?? (toNewPhones.includes(purpose) && typed.ok ? typed.value : undefined);
    if (phone) await sendCode(services, phone, purpose);
    else await pretendToSendCode(services, username, purpose);
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
  /** Only for showing whose lock is plugged in: one that has run out still has a holder. */
  async holderName({ body }, { services }) {
    const der = new Uint8Array(Buffer.from(body.signcert, 'base64'));
    const verified = await services.pki.verify(der, services.clock());
    if (!verified.ok && verified.reason === 'untrusted') throw new PortalError('certificateUntrusted');
    return holderNameOf(der);
  },
};
