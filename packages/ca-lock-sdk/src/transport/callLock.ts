import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { LockTarget } from '../options.js';
import type { Command } from '../wire/command.js';
import { readAnswer } from '../wire/readAnswer.js';
import { request } from './request.js';

export interface Call {
  port: number;
  timeoutMs: number;
  /** Aborts this call; the session's own closing comes through `closed`. */
  signal?: AbortSignal | undefined;
  closed: AbortSignal;
}

/** Why a call was cut off, if it was. */
function cut({ signal, closed }: Call): LockErrorCode | undefined {
  return closed.aborted ? 'session-closed' : signal?.aborted ? 'aborted' : undefined;
}

/** Sends one command and reads its answer; never repeats it. A cut-off after sending says that the outcome is unknown. */
export async function callLock<Result>(
  target: LockTarget,
  command: Command<Result>,
  call: Call,
): Promise<Result> {
  const { item, changesDevice: outcomeUnknown } = command;
  const before = cut(call);
  if (before) throw new LockError(before, { item });
  const controller = new AbortController();
  const stop = () => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, call.timeoutMs);
  const sources = [call.closed, call.signal];
  for (const source of sources) source?.addEventListener('abort', stop);
  let answer: unknown;
  try {
    answer = await post(target, command, call.port, controller.signal);
  } catch (cause) {
    if (cause instanceof LockError) throw cause;
    const timedOut = outcomeUnknown ? 'outcome-unknown' : 'timeout';
    const code = cut(call) ?? (late ? timedOut : 'service-lost');
    // A transport of the page's own could put the request's text into its error: a PIN's cause is dropped.
    throw new LockError(code, { item, outcomeUnknown, ...(command.secret ? {} : { cause }) });
  } finally {
    clearTimeout(timer);
    for (const source of sources) source?.removeEventListener('abort', stop);
  }
  return readAnswer(command, answer);
}

async function post(
  target: LockTarget,
  command: Command<unknown>,
  port: number,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await request(target, port, {
    method: 'POST',
    headers: { 'content-type': target.contentType },
    body: JSON.stringify({ body: { qrinfo: { qrcodetype: command.type, ...command.fields } } }),
    signal,
  });
  const body = await response.text();
  if (/404|405|501/.test(String(response.status))) throw new LockError('unknown-command');
  try {
    return JSON.parse(body);
  } catch {
    // The parser's own error quotes the body, and a body can echo a PIN: it is not kept as the cause.
    throw new LockError('malformed-answer', { item: command.item, outcomeUnknown: command.changesDevice });
  }
}
