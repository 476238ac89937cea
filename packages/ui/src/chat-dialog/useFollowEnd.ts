import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type ChatMessage, chatView } from './chatMessage.js';

/** Nearer than this to the end is at the end: zoomed pages scroll by fractions. */
const NEAR = 48;

/** Keeps a log at its newest message until somebody scrolls up, and again when he comes back or writes himself. */
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
    // What one has just sent oneself is what one wants to see.
    if (following.current || (last && chatView(last).kind === 'own')) goToEnd();
  }, [last, messages.length, goToEnd]);

  useLayoutEffect(() => {
    // Answers that are sanitized later, blocks that are measured, a keyboard that comes up: all change the heights.
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
    // The pill that was pressed goes away: the focus must not fall out of the dialog.
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
