import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { useState } from 'react';
import { useRuleWords } from '../../config/rules.js';
import { ConsentField } from '../form/index.js';
import { AgreementLine, Terms } from './AgreementField.styles.js';

const terms = [
  '您提交的单位和个人信息须真实、有效，所选平台须与加盖公章的纸质申请表一致。',
  '订单提交后 {paymentTime}内有效，超时未支付将自动关闭，不会扣款。',
  '支付成功后订单进入待审核，不可修改。工作人员在支付后 {reviewTime}内完成审核。',
  '审核不通过时可以修改后重新提交，无需再次付费。',
  'CA锁和密码由持有人本人保管。CA锁遗失或单位信息变更时，请及时办理补办、变更或注销。',
];

/** The consent: never ticked in advance, with links to read the agreements first. */
export function AgreementField() {
  const say = useRuleWords();
  const [reading, setReading] = useState(false);
  return (
    <>
      <ConsentField
        around={(box) => (
          <AgreementLine>
            {box}
            <Button variant="text" size="sm" onClick={() => setReading(true)}>
              阅读服务协议要点
            </Button>
          </AgreementLine>
        )}
      >
        我已核对以上信息，并同意服务协议。订单支付后进入待审核，不可修改。
      </ConsentField>
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title="服务协议要点"
        footer={
          <Button variant="primary" onClick={() => setReading(false)}>
            知道了
          </Button>
        }
      >
        <Terms>
          {terms.map((term) => (
            <li key={term}>{say(term)}</li>
          ))}
        </Terms>
      </Dialog>
    </>
  );
}
