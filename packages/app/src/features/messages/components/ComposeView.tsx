import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { useNow } from '../../../shared/time/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { emptyLetter, formOf } from '../letter-form.js';
import { start, type MessagePosition } from '../message-position.js';
import { useMessage, useRecipients } from '../queries.js';
import { ComposeForm } from './ComposeForm.js';
import { Trail } from '../../../shared/page/index.js';
import { Fields } from './ComposeView.styles.js';

interface ComposeViewProps {
  position: MessagePosition;
  onMove: (position: MessagePosition) => void;
}

/** 写消息, or continuing a draft: the form waits for its initial values. */
export function ComposeView({ position, onMove }: ComposeViewProps) {
  // A new text becomes a draft while it is written: its address changes, the form stays mounted.
  const [draftId] = useState(position.write === 'new' ? 0 : Number(position.write));
  const now = useNow();
  const draft = useMessage(draftId);
  const people = useRecipients();
  return (
    <>
      <Trail>
        <Breadcrumb items={[{ label: '消息管理', href: '/emsystem/messageManage' }, { label: '写消息' }]} />
      </Trail>
      <PageHeading title="写消息" description="可以立即发送，也可以定时发送。" />
      <Shown
        part
        card
        of={draftId === 0 ? people : [draft, people]}
        what={draftId === 0 ? '收件人名单' : ['草稿', '收件人名单']}
        size="md"
        loading={
          <Card>
            <Fields aria-busy="true">
              <HiddenText as="output">正在加载</HiddenText>
              <Skeleton height="2.5rem" />
              <Skeleton height="2.5rem" />
              <Skeleton height="10rem" />
            </Fields>
          </Card>
        }
      >
        {() => (
          <ComposeForm
            draftId={draftId}
            initial={draft.data ? formOf(draft.data, now) : emptyLetter}
            departments={people.data ?? []}
            onDraft={(id) => onMove({ ...start, write: String(id) })}
            onDone={(box) => onMove({ ...start, box })}
          />
        )}
      </Shown>
    </>
  );
}
