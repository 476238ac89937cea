import { caManage } from '@ca-portal/api/groups/ca-manage';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../api/query.js';
import { usePortalConfig } from '../../config/config.js';
import { refusalOf } from '../failure/index.js';

/** 短信获取解锁码: sent to the phone registered for the certificate in the lock. The page never receives the code. */
export function SendUnlockCode({ serialNumber }: { serialNumber: string }) {
  const { sms } = usePortalConfig();
  const sending = useMutation(write(caManage, 'unlockCode', { refreshes: [], quiet: true }));
  if (!sms) return null;
  return (
    <div>
      {sending.data ? (
        <Alert live tone="success" title={`解锁码已发到 ${sending.data.phone}`}>
          几分钟内没有收到，请拨打服务热线。
        </Alert>
      ) : sending.error ? (
        <Alert live tone="danger" title="解锁码没有发出">
          {refusalOf(sending.error, () => undefined).text}
        </Alert>
      ) : null}
      <Button
        loading={sending.isPending}
        loadingText="发送中"
        onClick={() => sending.mutate({ body: { serialNumber } })}
      >
        {sending.isSuccess ? '再发一次' : '短信获取解锁码'}
      </Button>
    </div>
  );
}
