import { Card } from '@ca-portal/ui/card';
import { AnswerRail, RailNote } from '../../../shared/content/index.js';
import type { Registration } from '../register-form.js';
import type { RegisterStep, RegisterStepKey } from '../register-steps.js';

interface RegisterRailProps {
  steps: readonly RegisterStep[];
  at: number;
  values: Registration;
  onOpen: (key: RegisterStepKey) => void;
}

/** The answers so far, beside the current question. */
export function RegisterRail({ steps, at, values, onOpen }: RegisterRailProps) {
  return (
    <Card
      title="注册账号"
      footer={<RailNote>填过的内容保留到您关闭这个窗口。身份证号、密码和验证码不保存。</RailNote>}
    >
      <AnswerRail
        questions={steps.map(({ key, title, answer }, index) => ({
          key,
          title,
          answer: index < at ? answer(values) : undefined,
        }))}
        current={steps[at]?.key}
        onChange={onOpen}
      />
    </Card>
  );
}
