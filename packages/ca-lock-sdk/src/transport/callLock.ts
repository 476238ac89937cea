import { LockError } from '../errors/LockError.js';
import type { LockTarget } from '../options.js';
import type { Command } from '../wire/command.js';
import { readAnswer } from '../wire/readAnswer.js';
import { request } from './request.js';
import { LATE, within } from './within.js';

/** Sends one command and reads its answer; never repeats it. A cut-off after sending says that the outcome is unknown. */
export async function callLock<Result>(
  target: LockTarget,
  command: Command<Result>,
  port: number,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Result> {
  const { item, changesDevice: outcomeUnknown, secret } = command;
  const details = { item, outcomeUnknown };
  const [body, status] = await within(
    async (stop) => {
      const response = await request(target, port, {
        method: 'POST',
        headers: { 'content-type': target.contentType },
        body: JSON.stringify({ body: { qrinfo: { qrcodetype: command.type, ...command.fields } } }),
        signal: stop,
      });
      return [await response.text(), response.status] as const;
    },
    [signal],
    timeoutMs,
  ).catch((cause: unknown) => {
    if (cause === LATE) throw new LockError(outcomeUnknown ? 'outcome-unknown' : 'timeout', details);
    // A transport of the page's own could put the request's text into its error: a PIN's cause is dropped.
    throw new LockError('service-lost', secret ? details : { ...details, cause });
  });
  if (/404|405|501/.test(`${status}`)) throw new LockError('unknown-command', { item });
  let json: unknown;
  try {
    // Bytes that are no UTF-8 (a driver that answers in GBK) would show as mangled names; no honest answer is this long.
    json = JSON.parse(body.length > 1e6 || /\uFFFD/.test(body) ? '' : body);
  } catch {
    // The parser's own error quotes the body, and a body can echo a PIN: it is not kept as the cause.
    throw new LockError('malformed-answer', details);
  }
  return readAnswer(command, json);
}
