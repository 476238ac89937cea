import { caChange } from '@ca-portal/api/groups/ca-change';
import { Card } from '@ca-portal/ui/card';
import { call } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { field } from '../../../engines/resource/index.js';
import { CertificateCode } from '../../../shared/ordering/CertificateCode.js';
import { explanationRule } from './rules.js';

interface Cancellation {
  explanation: string;
  serialTail: string;
  smsCode: string;
  understood: boolean;
}

const Code = () => (
  <Card>
    <CertificateCode name="own.smsCode" />
  </Card>
);

/** 0108: ends a certificate for good. The last four characters are typed by hand, so that nobody ends another one. */
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
    call(
      caChange,
      'save',
      {
        body: {
          ...common,
          orderType: '0108',
          explanation: explanation.trim(),
          serialTail: serialTail.trim(),
          smsCode: smsCode.trim(),
          understood: true,
        },
      },
      { quiet: true },
    ),
  submitLabel: '提交注销申请',
  next: '提交后 {reviewTime}内完成审核，审核通过后证书立即注销。',
});
