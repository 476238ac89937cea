import { caChange } from '@ca-portal/api/groups/ca-change';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { send } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { field } from '../../../engines/resource/index.js';
import { CertificateCode } from '../../../shared/ordering/index.js';
import { explanationRule } from './rules.js';

interface Cancellation {
  explanation: string;
  serialTail: string;
  smsCode: string;
  understood: boolean;
}

/** The effects of a cancellation, and its alternatives, shown before it is submitted. */
const Consequences = () => (
  <Alert tone="danger" title="注销后会发生什么">
    <ul>
      <li>不能再用它登录、投标、签章和解密。</li>
      <li>用它加密、还没有开标的投标文件，将无法解密。</li>
      <li>以前签过的文件仍可验签。</li>
    </ul>
    <p>
      锁丢了或坏了，请办
      <Link href="/before?type=0102" underline>
        补办
      </Link>
      ；快到期，请办
      <Link href="/before?type=0103" underline>
        延期
      </Link>
      ；单位名称变了，请办
      <Link href="/before?type=0105" underline>
        企业变更
      </Link>
      。
    </p>
  </Alert>
);

const Code = () => (
  <Card>
    <CertificateCode name="own.smsCode" />
  </Card>
);

/** 0108: revokes a certificate for good. The user types its last four characters, to avoid a wrong choice. */
export const cancellation = application<Cancellation>({
  orderType: '0108',
  title: 'CA注销',
  effect: '审核通过后证书永久失效，不能恢复。注销不收费用。',
  empty: () => ({ explanation: '', serialTail: '', smsCode: '', understood: false }),
  copy: ({ change: { explanation } }) => ({ explanation }),
  steps: [
    {
      key: 'reason',
      title: '注销原因',
      fields: {
        explanation: field.longText('注销原因', {
          rules: [explanationRule],
          hint: '与盖章的注销声明一致。',
        }),
      },
      Head: Consequences,
      complete: ({ explanation }) => explanation.trim().length > 1,
    },
    {
      key: 'identity',
      title: '身份验证',
      late: true,
      fields: {
        serialTail: field.text('证书序列号后四位', {
          maxLength: 4,
          rules: [(tail) => tail.trim().length === 4 || '请输入序列号的最后四位。'],
        }),
        understood: field.yesNo('请确认', '我已知晓注销后不可恢复', {
          required: '请确认已知晓注销不可恢复。',
          wide: true,
        }),
      },
      Foot: Code,
      also: ['smsCode'],
      complete: ({ serialTail, smsCode, understood }) =>
        serialTail.trim().length === 4 && smsCode.trim() !== '' && understood,
    },
  ],
  wish: () => ({}),
  summary: ({ explanation }) => [{ term: '注销原因', value: explanation, full: true }],
  place: (common, { explanation, serialTail, smsCode }) =>
    send(caChange, 'save', {
      body: {
        ...common,
        orderType: '0108',
        explanation: explanation.trim(),
        serialTail: serialTail.trim(),
        smsCode: smsCode.trim(),
        understood: true,
      },
    }),
  submitLabel: '提交注销申请',
  next: '提交后 {reviewTime}内完成审核，审核通过后证书立即注销。',
});
