import type { Config } from '../../config/config.js';
import type { Db } from '../../db/db.js';
import type { SmsGateway } from '../../ports/sms/index.js';
import { aliyunSms } from './live/aliyun-sms.js';
import { sandboxSms } from './sandbox/sandbox-sms.js';

export { mailInPlaceOfSms } from './live/mail-in-place-of-sms.js';
export { mountOutbox } from './sandbox/outbox-page.js';

/** The operator's gateway, or the sandbox. */
export const configuredSms = (config: Config, db: Db, clock: () => Date): SmsGateway =>
  config.aliyunSms ? aliyunSms({ ...config.aliyunSms, clock }) : sandboxSms(db, clock);
