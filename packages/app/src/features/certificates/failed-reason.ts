import { isApiError } from '@ca-portal/api';

/** Why a block did not load, and that trying again does no harm. */
export function failedReason(error: unknown): string {
  if (isApiError(error) && error.kind === 'business') return `${error.message.replace(/[。！]$/, '')}。`;
  return '网络连接不上，可能是网络断开或信号不稳定。您的证书没有变化，请重试。';
}
