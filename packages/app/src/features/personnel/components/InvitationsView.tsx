import { invitationStateLabels, roleLabel } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Empty } from '@ca-portal/ui/empty';
import { formatMinute } from '@ca-portal/ui/formats';
import { StatusTag } from '@ca-portal/ui/status-tag';
import type { TableColumn } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { copyText } from '../../../shared/browser/index.js';
import { ListTable, NameCell, OneLine, RowActions } from '../../../shared/list/index.js';
import { useInvitations, useWithdrawInvitation, type Invitation } from '../queries.js';
import type { StaffPosition } from '../staff-position.js';

const looks = {
  waiting: ['info', 'clock'],
  accepted: ['success', 'check'],
  declined: ['danger', 'close'],
  expired: ['neutral', 'clock'],
  withdrawn: ['neutral', 'undo'],
} as const;

export const absoluteLink = (link: string): string => new URL(link, window.location.origin).href;
const nameOf = ({ name, phone }: Invitation) => name || phone || '邀请链接';

interface InvitationsViewProps {
  position: StaffPosition;
  onChange: (position: StaffPosition) => void;
  onInvite: () => void;
}

/** Sent invitations and their recipients; an unanswered one can be withdrawn. */
export function InvitationsView({ position, onChange, onInvite }: InvitationsViewProps) {
  const invitations = useInvitations(position);
  const withdraw = useWithdrawInvitation();
  const [confirm, confirmDialog] = useConfirm();
  const takeBack = async (invitation: Invitation) => {
    const sure = await confirm({
      title: '确认撤回邀请？',
      description: `撤回后，“${nameOf(invitation)}”的链接立即失效。`,
      confirmLabel: '撤回',
      tone: 'danger',
    });
    if (sure) withdraw.mutate({ params: { id: invitation.id } });
  };

  const columns: TableColumn<Invitation>[] = [
    {
      key: 'name',
      header: '被邀请人',
      primary: true,
      render: (invitation) => (
        <NameCell>
          {nameOf(invitation)}
          {invitation.name ? <small>{invitation.phone}</small> : null}
        </NameCell>
      ),
    },
    { key: 'role', header: '角色', render: ({ roleId }) => <Tag>{roleLabel(roleId)}</Tag> },
    {
      key: 'state',
      header: '状态',
      render: ({ state }) => (
        <StatusTag family={looks[state][0]} icon={looks[state][1]}>
          {invitationStateLabels[state]}
        </StatusTag>
      ),
    },
    {
      key: 'expires',
      header: '有效期至',
      render: ({ expiresAt }) => <OneLine>{formatMinute(expiresAt)}</OneLine>,
    },
    {
      key: 'actions',
      header: '操作',
      actions: true,
      render: (invitation) =>
        invitation.state === 'waiting' ? (
          <RowActions>
            <Button
              size="sm"
              variant="text"
              aria-label={`复制链接，${nameOf(invitation)}`}
              onClick={() =>
                void copyText(
                  absoluteLink(invitation.link),
                  '已复制邀请链接。',
                  '没有复制成功，请手动复制链接。',
                )
              }
            >
              复制链接
            </Button>
            <Button
              size="sm"
              variant="text"
              aria-label={`撤回，${nameOf(invitation)}`}
              onClick={() => void takeBack(invitation)}
            >
              撤回
            </Button>
          </RowActions>
        ) : null,
    },
  ];

  return (
    <>
      {confirmDialog}
      <ListTable
        list={invitations}
        unharmed="邀请没有变化"
        caption="邀请记录"
        columns={columns}
        rowKey={({ id }) => id}
        pages={{
          page: position.page,
          pageSize: position.size,
          onPage: (page) => onChange({ ...position, page }),
        }}
        empty={
          <Empty
            size="sm"
            title="还没有邀请过员工"
            reason="发出的邀请和结果会出现在这里。"
            action={<Button onClick={onInvite}>邀请员工</Button>}
          />
        }
      />
    </>
  );
}
