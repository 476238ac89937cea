import { isApiError } from '@ca-portal/api';

/** Why a read failed: the server's own sentence, or the usual reason. Ends without a full stop. */
export function causeOf(error: unknown): string {
  const told = isApiError(error) && error.kind === 'business' ? error.message.replace(/[。！]$/, '') : '';
  return told || '可能是网络断开或服务器繁忙';
}

/** Why a block did not load, what the failure did not change (`您的选择还在`), and what to do. */
export const loadFailedReason = (error: unknown, unharmed?: string): string =>
  `${causeOf(error)}${unharmed ? `。${unharmed}，` : '，'}请重试。`;
