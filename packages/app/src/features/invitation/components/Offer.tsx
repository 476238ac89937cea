import { roleLabel } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatMinute } from '@ca-portal/ui/formats';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../../../routing/guard.js';
import { useToken } from '../../../session/useSession.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { Actions, Narrow } from '../InvitationPage.styles.js';
import { useAnswer, type Invitation } from '../queries.js';

const ended = {
  accepted: ['success', '您已加入该企业', '可以用企业员工的身份办理业务。'],
  declined: ['info', '您没有接受这个邀请', '如需加入，请联系企业管理员重新邀请。'],
  expired: ['warning', '邀请已过期', '请联系企业管理员重新邀请。'],
  withdrawn: ['warning', '邀请已撤回', '请联系企业管理员了解情况。'],
} as const;

/** Company, role and expiry of an invitation; a visitor logs in first and returns. */
export function Offer({ token, invitation }: { token: string; invitation: Invitation }) {
  const { companyName, inviterName, roleId, state, expiresAt } = invitation;
  const loggedIn = useToken() !== null;
  const { pathname } = useLocation();
  const answer = useAnswer();
  const send = (accept: boolean) => answer.mutate({ params: { token }, body: { accept } });
  const [confirm, confirmDialog] = useConfirm();
  // A link for many users creates a request: the invitation itself stays open.
  const asked = answer.data?.state === 'waiting';
  const shown = answer.data && !asked ? answer.data.state : state;
  const refusal = answer.isError ? refusalOf(answer.error, () => undefined).text : undefined;
  const decline = async () => {
    const sure = await confirm({
      title: '确认不接受邀请？',
      description: `不接受后，如需加入“${companyName}”，要请企业管理员重新邀请。`,
      confirmLabel: '不接受',
      tone: 'danger',
    });
    if (sure) send(false);
  };

  return (
    <Card title={companyName}>
      {confirmDialog}
      <Narrow>
        <Descriptions
          columns={1}
          items={[
            { term: '邀请人', value: inviterName },
            { term: '角色', value: roleLabel(roleId) },
            { term: '有效期至', value: formatMinute(expiresAt) },
          ]}
        />
        {refusal ? (
          <Alert tone="danger" title="没有提交成功" live>
            {refusal}
          </Alert>
        ) : null}
        {asked ? (
          <Alert tone="success" title="已提交加入申请" live>
            企业管理员审核通过后，会发消息告诉您。
          </Alert>
        ) : shown !== 'waiting' ? (
          <Alert tone={ended[shown][0]} title={ended[shown][1]} live={answer.isSuccess}>
            {ended[shown][2]}
          </Alert>
        ) : loggedIn ? (
          <Actions>
            <Button
              variant="primary"
              loading={answer.isPending}
              loadingText="提交中"
              debounce={0}
              onClick={() => send(true)}
            >
              接受邀请
            </Button>
            <Button disabled={answer.isPending} onClick={() => void decline()}>
              不接受
            </Button>
          </Actions>
        ) : (
          <>
            <p>登录后可以接受邀请。没有账号的，请先用收到邀请的手机号注册。</p>
            <Actions>
              <LinkButton variant="primary" href={loginPath(pathname)}>
                登录并接受
              </LinkButton>
              <LinkButton href="/register">注册</LinkButton>
            </Actions>
          </>
        )}
      </Narrow>
    </Card>
  );
}
