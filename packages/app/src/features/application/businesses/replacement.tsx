import { replacementReasonLabels, replacementReasons, type ReplacementReason } from '@ca-portal/api/domain';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { send } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { field } from '../../../engines/resource/index.js';
import { explanationRule } from './rules.js';

interface Replacement {
  reason: ReplacementReason | '';
  explanation: string;
  returnsOldLock: 'yes' | 'no' | '';
}

/** A lost lock cannot be returned. */
const stillThere = ({ reason }: Replacement) => reason !== 'lost' && reason !== 'stolen';

/** 0102: a new lock for one that is lost or broken; the end date does not change. */
export const replacement = application<Replacement>({
  orderType: '0102',
  title: 'CA补办（更换）',
  effect: '旧证书作废，发一把新锁。到期日不变，序列号会变，需要在交易平台重新登记。',
  empty: () => ({ reason: '', explanation: '', returnsOldLock: '' }),
  copy: ({ change: { reason, explanation, returnsOldLock } }) => ({
    reason: replacementReasons.find((one) => one === reason) ?? '',
    explanation,
    returnsOldLock: returnsOldLock ? 'yes' : 'no',
  }),
  steps: [
    {
      key: 'reason',
      title: '补办原因',
      fields: {
        reason: field.choice(
          '补办原因',
          replacementReasons.map((value) => ({ value, label: replacementReasonLabels[value] })),
          { required: '请选择补办原因。' },
        ),
        returnsOldLock: field.radios(
          '原锁能否交回',
          [
            { value: 'yes', label: '能交回' },
            { value: 'no', label: '不能交回' },
          ],
          { when: stillThere },
        ),
        explanation: field.longText('情况说明', {
          rules: [explanationRule],
          hint: '写明时间、地点和经过，与盖章的说明一致。',
        }),
      },
      complete: (own) =>
        own.reason !== '' &&
        own.explanation.trim().length > 1 &&
        (!stillThere(own) || own.returnsOldLock !== ''),
    },
  ],
  wish: ({ reason }) => (reason === '' ? {} : { reason }),
  papers: ({ reason }) => (reason === '' ? {} : { reason }),
  summary: ({ reason, explanation }) => [
    { term: '补办原因', value: reason === '' ? '' : replacementReasonLabels[reason] },
    { term: '情况说明', value: explanation, full: true },
  ],
  place: (common, own) =>
    send(caChange, 'save', {
      body: {
        ...common,
        orderType: '0102',
        reason: own.reason === '' ? 'other' : own.reason,
        explanation: own.explanation.trim(),
        returnsOldLock: stillThere(own) && own.returnsOldLock === 'yes',
      },
    }),
  next: '支付后 {reviewTime}内完成审核，审核通过后领取新锁。一年内非人为损坏免费。',
});
