import { checkCompanyName } from '@ca-portal/api/domain';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { send } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { field } from '../../../engines/resource/index.js';
import { explanationRule } from './rules.js';

interface PracticeSeal {
  registrationNumber: string;
  sealCode: string;
  employer: string;
  sealValidUntil: string;
  explanation: string;
}

const fourOrMore = (text: string) => text.trim().length >= 4 || '请完整输入，至少 4 个字符。';

/** 0110: another practice seal in a cost engineer's lock; the certificate does not change. */
export const practiceSeal = application<PracticeSeal>({
  orderType: '0110',
  title: '造价师锁签章变更',
  effect: '只换锁里的执业印章图样，证书和到期日不变。',
  empty: () => ({ registrationNumber: '', sealCode: '', employer: '', sealValidUntil: '', explanation: '' }),
  copy: ({ change: { explanation, seal } }) => ({
    explanation,
    registrationNumber: seal['registrationNumber'] ?? '',
    sealCode: seal['sealCode'] ?? '',
    employer: seal['employer'] ?? '',
    sealValidUntil: seal['validUntil'] ?? '',
  }),
  steps: [
    {
      key: 'seal',
      title: '新执业印章',
      fields: {
        registrationNumber: field.text('注册编号', { maxLength: 30, rules: [fourOrMore] }),
        sealCode: field.text('执业印章编码', { maxLength: 30, rules: [fourOrMore] }),
        employer: field.text('聘用单位', { rules: [checkCompanyName] }),
        sealValidUntil: field.day('印章有效期至'),
        explanation: field.longText('变更原因', { rules: [explanationRule] }),
      },
      complete: (own) => Object.values(own).every((typed) => String(typed).trim() !== ''),
    },
  ],
  wish: () => ({}),
  summary: (own) => [
    { term: '注册编号', value: own.registrationNumber },
    { term: '执业印章编码', value: own.sealCode },
    { term: '聘用单位', value: own.employer },
    { term: '印章有效期至', value: own.sealValidUntil },
    { term: '变更原因', value: own.explanation, full: true },
  ],
  place: (common, own) =>
    send(caChange, 'saveCostEngineer', {
      body: {
        ...common,
        registrationNumber: own.registrationNumber.trim(),
        sealCode: own.sealCode.trim(),
        employer: own.employer.trim(),
        sealValidUntil: own.sealValidUntil,
        explanation: own.explanation.trim(),
      },
    }),
  next: '支付后 {reviewTime}内完成审核，通过后把原来的锁插在电脑上，写入新印章。',
});
