import { caManage } from '@ca-portal/api/groups/ca-manage';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../api/query.js';
import { Ways } from './application.styles.js';
import type { Need } from './description.js';

/** Shown when the business is not possible now: the reason, the start date, and a reminder for that day. */
export function CannotApply({ need }: { need: Need }) {
  const { certificateId, unavailableReason, availableFrom } = need;
  const remind = useMutation({
    ...write(caManage, 'remind', { refreshes: [] }),
    onSuccess: (_, { body }) => toaster.success(`${body.day} 起可以办理，当天会给您发消息`),
  });
  return (
    <Card>
      <Empty
        title="现在不能办理"
        titleLevel={2}
        reason={`${unavailableReason}。`}
        action={
          <Ways>
            {availableFrom ? (
              <Button
                variant="primary"
                disabled={remind.isSuccess}
                loading={remind.isPending}
                loadingText="设置中"
                onClick={() =>
                  remind.mutate({
                    params: { id: certificateId },
                    body: { day: availableFrom, reason: 'renewal' },
                  })
                }
              >
                {remind.isSuccess ? '已设置提醒' : '到期提醒我'}
              </Button>
            ) : null}
            <LinkButton href="/core/caManage">返回CA管理</LinkButton>
          </Ways>
        }
      />
    </Card>
  );
}
