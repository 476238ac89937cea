import { Badge } from '@ca-portal/ui/badge';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Tabs } from '@ca-portal/ui/tabs';
import { useAddressState } from '../../routing/useAddressState.js';
import { useCurrentUser } from '../../session/useSession.js';
import { NoPermission } from '../../shared/failure/index.js';
import { ListFoot, TabBar } from '../../shared/list/index.js';
import type { ReactNode } from 'react';
import { ComposeView } from './components/ComposeView.js';
import { DraftsView } from './components/DraftsView.js';
import { InboxView } from './components/InboxView.js';
import { MessageFilters } from './components/MessageFilters.js';
import { SentView } from './components/SentView.js';
import { maySend } from './may-send.js';
import { positionParams, readPosition, start, type Box, type MessagePosition } from './message-position.js';
import { pageSize, useMessages, useReadAll, useUnread } from './queries.js';

const descriptions = {
  inbox: '通知只需知道，待办需要您处理。',
  sent: '能看到谁读了、谁没读。',
  drafts: '没有写完的消息都在这里。',
} as const satisfies Record<Box, string>;

/** 消息管理 (/emsystem/messageManage): the three boxes, reading and writing (spec 2.3). */
export function MessagesPage() {
  const [position, moveTo] = useAddressState(readPosition, positionParams);
  const user = useCurrentUser();
  const writes = user !== undefined && maySend(user);
  if (position.write === '') return <Boxes position={position} moveTo={moveTo} writes={writes} />;
  if (user && !writes) return <NoPermission />;
  return <ComposeView position={position} onMove={moveTo} />;
}

interface BoxesProps {
  position: MessagePosition;
  moveTo: (position: MessagePosition) => void;
  writes: boolean;
}

function Boxes({ position, moveTo, writes }: BoxesProps) {
  // Without permission to send, the other two boxes are empty.
  const box = writes ? position.box : 'inbox';
  const shown = { ...position, box };
  const list = useMessages(shown);
  const unread = useUnread();
  const readAll = useReadAll();
  const unreadCount = unread.data ? unread.data.notices + unread.data.todos : 0;
  const View = { inbox: InboxView, sent: SentView, drafts: DraftsView }[box];
  const tabs: { value: Box; label: string; badge?: ReactNode }[] = [
    { value: 'inbox', label: '收件箱', badge: <Badge count={unreadCount} label={`${unreadCount} 条未读`} /> },
    { value: 'sent', label: '已发送' },
    { value: 'drafts', label: '草稿' },
  ];

  return (
    <>
      <PageHeading
        title="消息管理"
        description={descriptions[box]}
        actions={
          <>
            {box === 'inbox' && (unread.isPending || unreadCount > 0) ? (
              <Button
                icon={<Icon name="check" />}
                loading={readAll.isPending || unread.isPending}
                onClick={() => readAll.mutate()}
              >
                全部标为已读
              </Button>
            ) : null}
            {writes ? (
              <Button
                variant="primary"
                icon={<Icon name="edit" />}
                onClick={() => moveTo({ ...start, write: 'new' })}
              >
                写消息
              </Button>
            ) : null}
          </>
        }
      />
      <Card padding="none" aria-label="消息">
        <TabBar>
          <Tabs
            label="消息的分类"
            items={writes ? tabs : tabs.slice(0, 1)}
            value={box}
            onValueChange={(next) => moveTo({ ...start, box: next as Box })}
          />
        </TabBar>
        <MessageFilters position={shown} onChange={moveTo} />
        <View list={list} position={shown} onChange={moveTo} />
        <ListFoot
          page={position.page}
          pageSize={pageSize}
          total={list.data?.total ?? 0}
          onPage={(page) => moveTo({ ...shown, page, id: 0 })}
        />
      </Card>
    </>
  );
}
