import { ApiError } from '@ca-portal/api';

/** A failure that belongs to no field: what happened, why, what next (design language 6). */
export interface Failure {
  title: string;
  text: string;
}

/** The text for a failed call. `what` says what did not happen: “没有登录成功”. */
export function failureOf(error: unknown, what: string): Failure {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'business') return { title: what, text: `${error.message.replace(/[。！]$/, '')}。` };
  const why =
    error.kind === 'timeout'
      ? '等得太久，已停止加载。服务器暂时繁忙，'
      : '网络连接不上。可能是网络断开或信号不稳定。';
  return { title: what, text: `${why}您填写的内容还在，请重试。` };
}
