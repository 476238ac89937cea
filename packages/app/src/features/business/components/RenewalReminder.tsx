import type { LockCard } from '@ca-portal/api/contract';
import { renewalWindow } from '@ca-portal/api/domain';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { Button } from '@ca-portal/ui/button';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../api/query.js';
import { epochOf, useNow } from '../../../shared/time/index.js';

/** 到期提醒我: a message on the first day on which the certificate can be extended. */
export function RenewalReminder({ certificate }: { certificate: LockCard }) {
  const now = new Date(useNow());
  const end = epochOf(certificate.notAfter ?? '');
  const window = Number.isNaN(end) ? undefined : renewalWindow(new Date(end), now);
  const from = window?.state === 'early' ? window.from : undefined;
  const remind = useMutation({
    ...write(caManage, 'remind', { refreshes: [] }),
    onSuccess: (_, { body: { day } }) => toaster.success(`${day} 起可以延期，当天会给您发消息`),
  });
  if (!from) return null;
  return (
    <Button
      variant="text"
      disabled={remind.isSuccess}
      loading={remind.isPending}
      loadingText="设置中"
      onClick={() =>
        remind.mutate({ params: { id: certificate.id }, body: { day: from, reason: 'renewal' } })
      }
    >
      {remind.isSuccess ? '已设置提醒' : '到期提醒我'}
    </Button>
  );
}
