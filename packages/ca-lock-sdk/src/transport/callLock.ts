import { LockError } from '../errors/LockError.js';
import type { LockTarget } from './options.js';
import type { Command } from '../wire/command.js';
import { readAnswer } from '../wire/readAnswer.js';
import { ANSWER_LIMIT, readText, UNREADABLE } from './readText.js';
import { request } from './request.js';
import { TIMED_OUT, withDeadline } from './withDeadline.js';

/** Sends one command and reads its answer; never repeats it. An interruption after sending sets `outcomeUnknown`. */
export async function callLock<Result>(
  target: LockTarget,
  command: Command<Result>,
  port: number,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Result> {
  const { item, changesDevice: outcomeUnknown, secret } = command;
  const details = { item, outcomeUnknown };
  const [body, status] = await withDeadline(
    async (stop) => {
      const response = await request(target, port, {
        method: 'POST',
        headers: { 'content-type': target.contentType },
        body: JSON.stringify({ body: { qrinfo: { qrcodetype: command.type, ...command.fields } } }),
        signal: stop,
      });
      return [await readText(response, ANSWER_LIMIT, stop), response.status] as const;
    },
    [signal],
    timeoutMs,
  ).catch((cause: unknown) => {
    if (cause === TIMED_OUT) throw new LockError(outcomeUnknown ? 'outcome-unknown' : 'timeout', details);
    if (cause === UNREADABLE) throw new LockError('malformed-answer', details);
    // A page's own transport could put the request text into its error: the cause of a PIN command is dropped.
    throw new LockError('service-lost', secret ? details : { ...details, cause });
  });
  if ([404, 405, 501].includes(status)) throw new LockError('unknown-command', { item });
  return readAnswer(command, body);
}
