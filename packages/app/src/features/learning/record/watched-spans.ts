/** A stretch of a lesson that was played without a jump, in whole seconds. */
export interface WatchedSpan {
  fromSecond: number;
  toSecond: number;
}

/**
 * Watched time that is not saved yet. A jump closes a span and starts another; an unsent span stays until it is sent.
 */
export interface WatchedSpans {
  /** The video has played to this second. */
  moveTo: (second: number) => void;
  /** The user jumped to another second. */
  jumpTo: (second: number) => void;
  /** The oldest span of at least a second. */
  next: () => WatchedSpan | undefined;
  /** The server has saved it. */
  saved: (span: WatchedSpan) => void;
  /** Whether a closed span waits to be sent. */
  hasClosed: () => boolean;
}

export function createWatchedSpans(start: number): WatchedSpans {
  let from = start;
  let to = start;
  const closed: WatchedSpan[] = [];
  const running = (): WatchedSpan | undefined => {
    const span = { fromSecond: Math.floor(from), toSecond: Math.floor(to) };
    return span.toSecond > span.fromSecond ? span : undefined;
  };
  return {
    moveTo: (second) => {
      to = Math.max(to, second);
    },
    jumpTo: (second) => {
      const span = running();
      if (span) closed.push(span);
      from = second;
      to = second;
    },
    next: () => closed[0] ?? running(),
    saved: (span) => {
      // It may have grown and been closed by a jump while its first part was being sent.
      const open = closed.find((one) => one === span || one.fromSecond === span.fromSecond);
      if (!open) {
        if (span.fromSecond === Math.floor(from)) from = span.toSecond;
      } else if (open.toSecond > span.toSecond) open.fromSecond = span.toSecond;
      else closed.splice(closed.indexOf(open), 1);
    },
    hasClosed: () => closed.length > 0,
  };
}
