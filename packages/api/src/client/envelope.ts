import { ApiError } from './errors.js';

const networkError = '网络错误！';
const loginExpired = '登录已过期，请重新登录';

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Takes the answer out of its envelope, or throws what the envelope says (spec 7.1 and 8). */
export function unpack(envelope: string, body: unknown): unknown {
  if (envelope === 'text') return body;
  const answer = record(body);
  if (!answer) throw new ApiError('malformed', 0, networkError);
  if ('onlyId' in answer) return answer;
  const code = Number(answer['code']);
  const message = text(answer['message']) || text(answer['msg']);
  if (code === 401) throw new ApiError('unauthorized', 401, message || loginExpired);
  if (code !== 0 && code !== 200) {
    throw new ApiError('business', Number.isFinite(code) ? code : 0, message || networkError, {
      details: answer['data'],
    });
  }
  if (envelope !== 'rows') return answer['data'] ?? null;
  if (!Array.isArray(answer['rows'])) throw new ApiError('malformed', code, networkError);
  return { rows: answer['rows'], total: Number(answer['total'] ?? answer['rows'].length) };
}
