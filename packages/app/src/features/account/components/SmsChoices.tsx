import { mailTopicLabels, mailTopics, type MailTopic, type SmsTopic } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { toaster } from '@ca-portal/ui/toast';
import { usePortalConfig } from '../../../config/config.js';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { Topics } from '../AccountSettingsPage.styles.js';
import { useChooseSms, useSmsChoices } from '../queries.js';

/** 通知方式: which topics also come by text message and by e-mail. A tick is saved at once. */
export function SmsChoices() {
  const { sms } = usePortalConfig();
  const choices = useSmsChoices();
  const choose = useChooseSms();
  // Optimistic: the new state is shown while it is saved; a refusal restores the old one.
  const sent = choose.isPending ? choose.variables.body : undefined;
  const off = sent?.off ?? choices.data?.off ?? [];
  const mail = sent?.mail ?? choices.data?.mail ?? [];
  const save = (body: { off: SmsTopic[]; mail: MailTopic[] }) =>
    choose.mutate({ body }, { onSuccess: () => toaster.success('通知方式已保存。') });
  const setSms = (topic: SmsTopic, wanted: boolean) =>
    save({ off: wanted ? off.filter((one) => one !== topic) : [...off, topic], mail });
  const setMail = (topic: MailTopic, wanted: boolean) =>
    save({ off, mail: wanted ? [...mail, topic] : mail.filter((one) => one !== topic) });
  return (
    <Card title="通知方式">
      <Shown part of={choices} what="通知方式" size="md" loading={<Skeleton height="20rem" />}>
        {({ email }) => (
          <Stack>
            <p>
              全部通知都会进入消息中心。
              {sms
                ? '以下内容是否同时发送短信，由您选择；验证码始终发送短信。'
                : '本平台不发送短信，验证码发到您的邮箱。'}
            </p>
            <p>
              {email ? `还可以同时发送邮件到 ${email}，默认不发送。` : '填写邮箱后，还可以同时发送邮件。'}
            </p>
            {sms || email ? (
              <Topics>
                {mailTopics.map((topic) => (
                  <li key={topic}>
                    <span>{mailTopicLabels[topic]}</span>
                    {!sms ? null : topic === 'decision' ? (
                      <small>短信必收</small>
                    ) : (
                      <Checkbox
                        aria-label={`短信：${mailTopicLabels[topic]}`}
                        value={!off.includes(topic)}
                        disabled={choose.isPending}
                        onValueChange={(wanted) => setSms(topic, wanted)}
                      >
                        短信
                      </Checkbox>
                    )}
                    {email ? (
                      <Checkbox
                        aria-label={`邮件：${mailTopicLabels[topic]}`}
                        value={mail.includes(topic)}
                        disabled={choose.isPending}
                        onValueChange={(wanted) => setMail(topic, wanted)}
                      >
                        邮件
                      </Checkbox>
                    ) : null}
                  </li>
                ))}
              </Topics>
            ) : null}
          </Stack>
        )}
      </Shown>
    </Card>
  );
}
