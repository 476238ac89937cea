import { ApiError, clientCodes } from './errors.js';
import { loginExpired, networkError } from './sentences.js';

export const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
// Number(null) and Number('') are 0, which would count a broken answer as a success.
const codeOf = (value: unknown): number =>
  typeof value === 'number' || text(value) ? Number(value) : Number.NaN;

/** The message of an answer for the user: `message`, else `msg`, else nothing. */
export const messageIn = (body: unknown): string =>
  text(record(body)?.['message']) || text(record(body)?.['msg']);

/** A body with `onlyId` is returned unchanged. */
export const passesUnchanged = (body: unknown): boolean => 'onlyId' in (record(body) ?? {});

export const malformed = (code: number = clientCodes.malformed): ApiError =>
  new ApiError('malformed', code, networkError);

/** Unpacks the answer, or throws the error of its envelope. */
export function unpack(envelope: string | undefined, body: unknown): unknown {
  if (envelope === 'text') return body;
  const answer = record(body);
  if (!answer) throw malformed();
  if (passesUnchanged(answer)) return answer;
  const code = codeOf(answer['code']);
  const message = messageIn(answer);
  if (code === 401) throw new ApiError('unauthorized', 401, message || loginExpired);
  if (code !== 0 && code !== 200) {
    throw new ApiError('business', Number.isFinite(code) ? code : 0, message || networkError, {
      details: answer['data'],
    });
  }
  if (envelope === 'message') return message;
  if (envelope === 'flat') {
    const { code: _code, msg: _msg, message: _message, ...fields } = answer;
    return fields;
  }
  if (envelope !== 'rows') return answer['data'] ?? null;
  if (!Array.isArray(answer['rows'])) throw malformed(code);
  return { rows: answer['rows'], total: Number(answer['total'] ?? answer['rows'].length) };
}
