import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type ChatMessage, chatView } from './chatMessage.js';

/** A distance below this counts as the end: zoomed pages scroll by fractions of a pixel. */
const NEAR = 48;

/**
 * Keeps a log at its newest message until the reader scrolls up, and again when the reader returns to the end or
 * sends a message.
 */
export function useFollowEnd(messages: readonly ChatMessage[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [away, setAway] = useState(false);
  const [seen, setSeen] = useState(messages.length);

  const goToEnd = useCallback(() => {
    following.current = true;
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, []);

  const last = messages.at(-1);
  useLayoutEffect(() => {
    // Show a message that the reader has just sent.
    if (following.current || (last && chatView(last).kind === 'own')) goToEnd();
  }, [last, messages.length, goToEnd]);

  useLayoutEffect(() => {
    // Sanitized answers, measured blocks and the on-screen keyboard change the heights later.
    if (!content.current || !scroller.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (following.current) goToEnd();
    });
    observer.observe(content.current);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [goToEnd]);

  const toEnd = () => {
    goToEnd();
    // The pressed pill disappears: the focus must not leave the dialog.
    scroller.current?.focus();
  };
  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (atEnd === following.current && atEnd !== away) return;
    following.current = atEnd;
    setAway(!atEnd);
    if (!atEnd) setSeen(messages.length);
  };

  return { scroller, content, away, unseen: messages.length > seen, toEnd, onScroll };
}
