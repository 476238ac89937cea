import { loginMethodLabels } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { formatMinute } from '@ca-portal/ui/formats';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { toaster } from '@ca-portal/ui/toast';
import { tableFailure } from '../../../shared/list/index.js';
import { useEndSession, useSessions, type OpenSession } from '../queries.js';

const nameOf = ({ browser, os }: OpenSession) => [browser, os].filter(Boolean).join('，') || '未知设备';

/** 登录设备: the active sessions of the account. An unknown one can be ended, and the password changed. */
export function Devices({ onChangePassword }: { onChangePassword: () => void }) {
  const sessions = useSessions();
  const end = useEndSession();
  const [confirm, confirmDialog] = useConfirm();
  const leave = async (session: OpenSession) => {
    const sure = await confirm({
      title: '退出这台设备？',
      description: `${nameOf(session)} 上的登录立即失效，那里没有保存的内容会丢失。`,
      confirmLabel: '退出登录',
      tone: 'danger',
    });
    if (!sure) return;
    end.mutate(
      { params: { sessionId: session.sessionId } },
      { onSuccess: () => toaster.success('那台设备已退出登录。') },
    );
  };
  const columns: TableColumn<OpenSession>[] = [
    { key: 'device', header: '设备', primary: true, render: nameOf },
    { key: 'method', header: '登录方式', render: ({ method }) => loginMethodLabels[method] },
    { key: 'ip', header: 'IP 地址', render: ({ ip }) => ip },
    { key: 'at', header: '登录时间', render: ({ loggedInAt }) => formatMinute(loggedInAt) },
    { key: 'seen', header: '最近使用', render: ({ lastSeenAt }) => formatMinute(lastSeenAt) },
    {
      key: 'actions',
      header: '操作',
      actions: true,
      render: (session) =>
        session.current ? (
          <StatusTag family="success" icon="check">
            当前设备
          </StatusTag>
        ) : (
          <Button
            size="sm"
            variant="text"
            aria-label={`退出登录，${nameOf(session)}`}
            onClick={() => void leave(session)}
          >
            退出登录
          </Button>
        ),
    },
  ];
  return (
    <Card padding="none" title="登录设备">
      {confirmDialog}
      <Table
        caption="登录设备"
        columns={columns}
        rows={sessions.data ?? []}
        rowKey={({ sessionId }) => sessionId}
        loading={sessions.isPending}
        skeletonRows={2}
        {...tableFailure(sessions, '登录没有变化')}
      />
      {(sessions.data?.length ?? 0) > 1 ? (
        <Alert tone="info" action={<Button onClick={onChangePassword}>修改密码</Button>}>
          有不是您本人的设备时，请退出它的登录并立即修改密码。
        </Alert>
      ) : null}
    </Card>
  );
}
