import { Badge } from '../badge/Badge.js';
import { Button } from '../button/Button.js';
import { useControllableState } from '../internal/useControllableState.js';
import { Tabs } from '../tabs/Tabs.js';
import { useWords } from '../theme/useWords.js';
import { BellList } from './BellList.js';
import { Foot } from './BellPanel.styles.js';
import { Views } from './BellPopover.styles.js';
import { zhMessageBell } from './MessageBell.zh.js';
import { type MessageCategory, unreadIn } from './messages.js';
import type { BellPanelProps } from './bellPanelProps.js';

/** Two tabs with their counts, the list of the active tab, and actions for the whole list. */
export function BellPanel({
  lists,
  status,
  onRetry,
  onMarkAllRead,
  onViewAll,
  onMessageOpen,
  tab,
  defaultTab,
  onTabChange,
  now,
}: BellPanelProps) {
  const words = useWords('messageBell', zhMessageBell);
  const [current, setCurrent] = useControllableState<MessageCategory, unknown>(tab, defaultTab, onTabChange);
  const titles = { '1': words.notices, '2': words.todos };
  const item = (category: MessageCategory) => ({
    value: category,
    label: titles[category],
    badge: <Badge count={unreadIn(lists[category])} tone={category === '1' ? 'danger' : 'neutral'} />,
    content: (
      <BellList
        messages={lists[category]}
        label={titles[category]}
        {...{ status, onRetry, onMessageOpen, now }}
      />
    ),
  });
  const unread = unreadIn(lists[current]);
  return (
    <Views>
      <Tabs
        label={words.name}
        items={[item('1'), item('2')]}
        value={current}
        onValueChange={(value, details) => setCurrent(value === '2' ? '2' : '1', details)}
      />
      {onMarkAllRead || onViewAll ? (
        <Foot data-part="foot">
          {onMarkAllRead ? (
            <Button
              variant="text"
              // Stays focusable when there is nothing left: it must not disappear while it has the focus.
              {...(unread === 0 || status !== 'ready' ? { disabledReason: words.allRead } : {})}
              onClick={() => onMarkAllRead(current)}
            >
              {words.markAllRead}
            </Button>
          ) : null}
          {onViewAll ? (
            <Button variant="text" onClick={onViewAll}>
              {words.viewAll}
            </Button>
          ) : null}
        </Foot>
      ) : null}
    </Views>
  );
}
