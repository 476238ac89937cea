import { ApiError, clientCodes } from './errors.js';
import { sentTwice } from './sentences.js';

interface Sent {
  readonly content: string;
  readonly at: number;
  busy: boolean;
}

export interface RepeatGuard {
  /**
   * Lets a write out, or refuses it; the answer is to be called with the outcome.
   *
   * @throws ApiError of kind `duplicate`
   */
  enter: (target: string, content: string) => (succeeded: boolean) => void;
  /** Forgets what has been sent. */
  forget: () => void;
}

/**
 * Refuses the second half of a double click: the same content to the same call as the last time, while that is
 * under way or within `windowMs` of it. What has failed may be sent again at once, and so may other content.
 */
export function createRepeatGuard(windowMs: number, now: () => number): RepeatGuard {
  const last = new Map<string, Sent>();
  const isFresh = (sent: Sent) => sent.busy || now() - sent.at < windowMs;

  const enter: RepeatGuard['enter'] = (target, content) => {
    // Contents may be large, and may be personal: none is kept long. The oldest stand first.
    for (const [key, sent] of last) {
      if (isFresh(sent)) break;
      last.delete(key);
    }
    const before = last.get(target);
    if (before && isFresh(before) && before.content === content) {
      throw new ApiError('duplicate', clientCodes.duplicate, sentTwice);
    }
    const sent: Sent = { content, at: now(), busy: true };
    last.delete(target);
    last.set(target, sent);
    return (succeeded) => {
      sent.busy = false;
      if (!succeeded && last.get(target) === sent) last.delete(target);
    };
  };
  return { enter, forget: () => last.clear() };
}
