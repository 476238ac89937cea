import type { Services } from '../../context/services.js';

/** With the sender's sign, which every text message begins with. */
export const signedText = (text: string): string => `【数字证书服务】${text}`;

export const sendText = ({ sms }: Pick<Services, 'sms'>, phone: string, text: string): Promise<void> =>
  sms.send(phone, signedText(text));

/** Tells of what has happened already: a gateway that fails is written down and changes nothing. */
export async function tellPhone(services: Services, phone: string, text: string): Promise<void> {
  try {
    await sendText(services, phone, text);
  } catch (error) {
    services.log.warn({ err: error }, 'a notice by SMS was not delivered');
  }
}
