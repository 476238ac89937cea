import { smsTopicLabels, smsTopics, type SmsTopic } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { toaster } from '@ca-portal/ui/toast';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { Stack } from '../../../shared/page/WorkPage.styles.js';
import { useChooseSms, useSmsChoices } from '../queries.js';

/** 通知方式: which of the portal's news also come by text message. A tick is saved at once. */
export function SmsChoices() {
  const choices = useSmsChoices();
  const choose = useChooseSms();
  // While it is on its way, what was ticked is shown; a refusal brings the old state back.
  const off = (choose.isPending ? choose.variables.body.off : choices.data?.off) ?? [];
  const set = (topic: SmsTopic, wanted: boolean) =>
    choose.mutate(
      { body: { off: wanted ? off.filter((one) => one !== topic) : [...off, topic] } },
      { onSuccess: () => toaster.success('通知方式已保存。') },
    );
  return (
    <Card title="通知方式">
      {choices.isError ? (
        <LoadFailed what="通知方式" query={choices} size="md" />
      ) : choices.data ? (
        <Stack>
          <p>
            全部通知都会进入消息中心。以下内容是否同时发送短信，由您选择；审核结果、退款结果和验证码始终发送短信。
          </p>
          {smsTopics.map((topic) => (
            <Checkbox
              key={topic}
              value={!off.includes(topic)}
              disabled={choose.isPending}
              onValueChange={(wanted) => set(topic, wanted)}
            >
              {smsTopicLabels[topic]}
            </Checkbox>
          ))}
        </Stack>
      ) : (
        <Skeleton height="8rem" />
      )}
    </Card>
  );
}
