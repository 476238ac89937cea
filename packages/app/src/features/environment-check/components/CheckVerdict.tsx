import { environmentMessage, type EnvironmentCheck } from '@ca-portal/ca-lock-sdk/environment';
import { zhCN } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Alert } from '@ca-portal/ui/alert';

/** The first failed check decides: what happened, why, what to do next. */
export function CheckVerdict({ checks }: { checks: readonly EnvironmentCheck[] }) {
  const failed = checks.find(({ state }) => state === 'fail');
  const message = failed && environmentMessage(zhCN, failed);
  if (message) {
    return (
      <Alert live tone="danger" title={message.title}>
        {message.body}
        {message.next}
      </Alert>
    );
  }
  if (checks.every(({ state }) => state === 'pass') && checks.length > 0) {
    return (
      <Alert live tone="success" title="六项都正常，这台电脑可以用CA锁">
        可以登录、签名和写入证书了。
      </Alert>
    );
  }
  return (
    <Alert live tone="warning" title="没有检测完">
      有的项目没有得到结果。请重新检测；仍然如此，请把检测结果发给客服。
    </Alert>
  );
}
