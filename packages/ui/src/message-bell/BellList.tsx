import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyLineArt, messagesDrawing } from '../art/EmptyLineArt.js';
import { Button } from '../button/Button.js';
import { Windowed } from '../internal/Windowed.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import type { BellPanelProps } from './bellPanelProps.js';
import { List, Note } from './BellPanel.styles.js';
import { zhMessageBell } from './MessageBell.zh.js';
import { MessageCard } from './MessageCard.js';
import type { BellMessage } from './messages.js';

interface BellListProps extends Pick<BellPanelProps, 'status' | 'onRetry' | 'onMessageOpen' | 'now'> {
  messages: readonly BellMessage[];
  label: string;
}

const keyOf = ({ id }: BellMessage) => String(id);

/** Up and Down move between cards; Tab does too. */
function moveAmongCards(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="card"]')];
  const next = cards[cards.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The cards of one tab, or a message when there are none. */
export function BellList({ messages, label, status, onRetry, onMessageOpen, now }: BellListProps) {
  const words = useWords('messageBell', zhMessageBell);
  const scroller = useRef<HTMLDivElement>(null);
  // One current time for all cards, and the latest callback without re-rendering 999 cards.
  const [opened] = useState(now);
  const open = useRef(onMessageOpen);
  useEffect(() => {
    open.current = onMessageOpen;
  });
  const total = messages.length;
  const renderItem = useCallback(
    (message: BellMessage, index: number) => (
      <MessageCard
        message={message}
        now={opened}
        position={index + 1}
        total={total}
        onOpen={(chosen) => open.current(chosen)}
      />
    ),
    [opened, total],
  );

  if (status === 'loading') {
    return (
      <List aria-busy data-part="loading">
        <HiddenText as="output">{words.loading}</HiddenText>
        {[1, 2, 3].map((bone) => (
          <Note key={bone} data-part="bones">
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </Note>
        ))}
      </List>
    );
  }
  if (status === 'failed') {
    return (
      <Note role="alert" data-part="failed">
        {words.failed}
        {onRetry ? (
          <Button size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        ) : null}
      </Note>
    );
  }
  if (total === 0) {
    return (
      <Note data-part="empty">
        <EmptyLineArt name="messages">{messagesDrawing}</EmptyLineArt>
        <strong>{words.empty}</strong>
        <span>{words.emptyReason}</span>
      </Note>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- between list and row stand blocks, see Windowed
    <List ref={scroller} role="list" aria-label={label} data-part="messages" onKeyDown={moveAmongCards}>
      <Windowed items={messages} itemKey={keyOf} renderItem={renderItem} scroller={scroller} estimate={72} />
    </List>
  );
}
