import { isCodeMissing as isPartMissing } from '@ca-portal/ui/error-boundary';
import { PageCodeError } from '../routing/lazy-page.js';

/** Whether code failed to load: then a new version or the network is the reason. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof PageCodeError || isPartMissing(error);

const told = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** What happened and why, in the user's words. */
export const failureWords = (error: unknown, hotline: string): { title: string; reason: string } =>
  isCodeMissing(error)
    ? {
        title: '页面没有加载完整',
        reason: '网站可能刚发布了新版本，或者网络断开。请检查网络，然后重新加载。',
      }
    : {
        title: '这个页面没有显示出来',
        reason: `程序出了问题，不是您操作有误。已提交的订单和付款不受影响，请重新加载。再次出现时，请致电 ${hotline}，并告诉客服下面的编号。`,
      };

/**
 * The reference for customer service: the page without its query, which may contain an order number, and the number.
 */
export const failureReference = (error: unknown, pathname: string): string =>
  `页面 ${pathname}，编号 ${errorNumber(error)}`;

/**
 * A short number of an error, `P-4F0A91`: the same error has the same number for everybody, so that support can group
 * reports and find it in the console without showing its text.
 */
export function errorNumber(error: unknown): string {
  // FNV-1a: short and evenly distributed; no security needed.
  let hash = 0x811c9dc5;
  for (const letter of told(error)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `P-${(hash >>> 8).toString(16).toUpperCase().padStart(6, '0')}`;
}
