import type { Services } from '../../context/services.js';
import type { PhoneText } from './words.js';

/** The text with the sender's signature, with which every text message begins. */
export const signedText = (text: string): string => `【数字证书服务】${text}`;

export const sendText = (
  { sms }: Pick<Services, 'sms'>,
  phone: string,
  { text, ...words }: PhoneText,
): Promise<void> => sms.send(phone, signedText(text), words);

/** Notifies about something that has already happened: a failing gateway is logged and changes nothing. */
export async function tellPhone(services: Services, phone: string, text: PhoneText): Promise<void> {
  try {
    await sendText(services, phone, text);
  } catch (error) {
    services.log.warn({ err: error }, 'a notice by SMS was not delivered');
  }
}
