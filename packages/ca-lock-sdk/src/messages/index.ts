import type { LockErrorCode } from '../errors/codes.js';
import type { LockError } from '../errors/LockError.js';
import type { LockMessage, LockMessageBook } from './LockMessage.js';
import { enUS } from './enUS.js';
import { zhCN } from './zhCN.js';

export type { LockMessage } from './LockMessage.js';
export type LockLocale = 'zh-CN' | 'en-US';

const books: Record<LockLocale, LockMessageBook> = { 'zh-CN': zhCN, 'en-US': enUS };

/** Every sentence by locale and code, for tables, stories and translation. */
export const lockMessages: Record<LockLocale, Record<LockErrorCode, LockMessage>> = {
  'zh-CN': zhCN.messages,
  'en-US': enUS.messages,
};

/** The parts of a `LockError` that decide the sentence; a plain object does as well, e.g. in a story. */
export type DescribedError = Pick<LockError, 'code'> &
  Partial<Pick<LockError, 'item' | 'remainingTries' | 'outcomeUnknown'>>;

/** The sentence for one error: names the item that could not be read and the tries that are left. */
export function lockMessage(error: DescribedError, locale: LockLocale = 'zh-CN'): LockMessage {
  const book = books[locale];
  const message = { ...book.messages[error.code] };
  if (error.code === 'read-failed' && error.item) message.title = book.readFailed[error.item];
  if (error.code === 'pin-wrong' && error.remainingTries !== undefined) {
    message.title = book.triesLeft(error.remainingTries);
  }
  if (error.outcomeUnknown) message.body += (locale === 'en-US' ? ' ' : '') + book.outcomeUnknown;
  return message;
}
