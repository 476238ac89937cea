import type { Services } from '../../kernel/services.js';

/**
 * Tells somebody by SMS what has happened to his account. It has happened already, so a gateway that fails is
 * written down and changes nothing.
 */
export async function tell(services: Services, phone: string, text: string): Promise<void> {
  try {
    await services.sms.send(phone, `【数字证书服务】${text}`);
  } catch (error) {
    services.log.warn({ err: error }, 'a notice by SMS was not delivered');
  }
}
