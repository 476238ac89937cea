import { randomUUID } from 'node:crypto';
import type { Services } from '../../context/services.js';
import { PortalError } from '../../kernel/portal-error.js';
import { signedText } from '../phone-texts/index.js';

type Settings = Pick<Services, 'config'>;

/** True if codes and passwords go to another mailbox afterwards: only without text messages, and not for a first one. */
export const movesCodes = ({ config }: Settings, before: string, after: string): boolean =>
  !config.portal.sms && before !== '' && before.toLowerCase() !== after.toLowerCase();

/**
 * Without text messages the mailbox alone proves who somebody is, so neither its owner's session, which may be a
 * borrowed one, nor his company replaces it: the office does, which has seen him.
 */
export function guardMailbox(settings: Settings, before: string, after: string): void {
  if (movesCodes(settings, before, after)) throw new PortalError('mailboxFixed');
}

/** Warns at the old address of a change that the office has made; a failing gateway is logged and changes nothing. */
export async function tellOldMailbox({ mail, log }: Services, to: string): Promise<void> {
  const text =
    '您账号的邮箱已由平台工作人员更换，验证码和密码今后发到新邮箱。如非您本人要求，请立即联系客服热线。';
  try {
    await mail.send({
      id: randomUUID(),
      to,
      subject: '账号邮箱已更换',
      text: signedText(text),
      attachments: [],
    });
  } catch (error) {
    log.warn({ err: error }, 'a notice to a former mailbox was not delivered');
  }
}
