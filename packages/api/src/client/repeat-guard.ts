import { ApiError, clientCodes } from './errors.js';
import { sentTwice } from './sentences.js';

interface Sent {
  readonly content: string;
  readonly at: number;
  busy: boolean;
}

export interface RepeatGuard {
  /**
   * Allows a write, or refuses it; call the returned function with the outcome.
   * @throws ApiError of kind `duplicate`
   */
  enter: (target: string, content: string) => (succeeded: boolean) => void;
  /** Forgets sent content. */
  forget: () => void;
}

/**
 * Refuses the second part of a double click: the same content to the same call as the last time, while that is
 * pending or within `windowMs` of it. A failed call may be repeated at once, and other content may be sent at any
 * time.
 */
export function createRepeatGuard(windowMs: number, now: () => number): RepeatGuard {
  const last = new Map<string, Sent>();
  const isFresh = (sent: Sent) => sent.busy || now() - sent.at < windowMs;

  const enter: RepeatGuard['enter'] = (target, content) => {
    // Contents may be large or personal: none is kept long. The oldest come first.
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
