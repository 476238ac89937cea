import type { LockErrorCode } from '../errors/codes.js';
import { enUS } from './en-US.js';
import {
  describeLockError,
  type DescribedError,
  type LockMessage,
  type LockMessageBook,
} from './LockMessage.js';
import { zhCN } from './zh-CN.js';

export type { DescribedError, LockMessage, LockMessageBook } from './LockMessage.js';
/** The languages of the messages. */
export type LockLocale = 'zh-CN' | 'en-US';

const books: Record<LockLocale, LockMessageBook> = { 'zh-CN': zhCN, 'en-US': enUS };

/** Every message by locale and code, for tables, stories and translation. */
export const lockMessages: Record<LockLocale, Record<LockErrorCode, LockMessage>> = {
  'zh-CN': zhCN.messages,
  'en-US': enUS.messages,
};

/** The message of an error in either language; a page with one language imports only `./messages/zh-CN`. */
export const lockMessage = (error: DescribedError, locale: LockLocale = 'zh-CN'): LockMessage =>
  describeLockError(books[locale], error);
