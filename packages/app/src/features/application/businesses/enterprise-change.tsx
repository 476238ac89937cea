import {
  checkCompanyName,
  checkCreditCode,
  checkPersonName,
  enterpriseChangeLabels,
  enterpriseChanges,
  touchedBy,
  type EnterpriseChange,
} from '@ca-portal/api/domain';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { send } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { field } from '../../../engines/resource/index.js';
import { cards } from './option-cards.js';
import { TouchedLocks } from './TouchedLocks.js';

export interface EnterpriseChangeForm {
  changes: EnterpriseChange[];
  companyName: string;
  legalRepresentative: string;
  creditCode: string;
  address: string;
}

const reach = { all: '涉及本单位全部证书', master: '只涉及主锁', none: '只更新登记信息，不用动锁' } as const;
const has =
  (change: EnterpriseChange) =>
  ({ changes }: EnterpriseChangeForm): boolean =>
    changes.includes(change);
/** Unchanged fields are not sent, even if they were edited before. */
const after = (own: EnterpriseChangeForm) => ({
  companyName: has('name')(own) ? own.companyName.trim() : '',
  legalRepresentative: has('legalRepresentative')(own) ? own.legalRepresentative.trim() : '',
  creditCode: has('creditCode')(own) ? own.creditCode.trim() : '',
  address: has('address')(own) ? own.address.trim() : '',
});

/** 0105: changes the data of a company, and the certificates that contain them. */
export const enterpriseChange = application<EnterpriseChangeForm>({
  orderType: '0105',
  title: '企业变更',
  effect: '名称变更涉及本单位全部证书；法定代表人和印章只涉及主锁。受影响的旧证书在更新后作废。',
  empty: () => ({ changes: [], companyName: '', legalRepresentative: '', creditCode: '', address: '' }),
  copy: ({ change }) => {
    const after = (key: EnterpriseChange) => change.changes.find((one) => one.key === key)?.after ?? '';
    return {
      changes: enterpriseChanges.filter((key) => change.changes.some((one) => one.key === key)),
      companyName: after('name'),
      legalRepresentative: after('legalRepresentative'),
      creditCode: after('creditCode'),
      address: after('address'),
    };
  },
  steps: [
    {
      key: 'changes',
      title: '变更内容',
      fields: {
        changes: cards(
          '变更项',
          enterpriseChanges.map((value) => ({
            value,
            title: enterpriseChangeLabels[value],
            description: reach[touchedBy([value])],
          })),
          { required: '请选择变更项。' },
        ) as never,
        companyName: field.text('变更后的企业名称', {
          when: has('name'),
          rules: [checkCompanyName],
          maxLength: 100,
        }),
        legalRepresentative: field.text('变更后的法定代表人', {
          when: has('legalRepresentative'),
          rules: [checkPersonName],
          maxLength: 60,
        }),
        creditCode: field.text('变更后的统一社会信用代码', {
          when: has('creditCode'),
          rules: [checkCreditCode],
          maxLength: 18,
        }),
        address: field.text('变更后的地址/电话', { when: has('address'), maxLength: 120, wide: true }),
      },
      Foot: TouchedLocks,
      complete: (own) =>
        own.changes.length > 0 &&
        own.changes.every((change) => change === 'seal' || typedOf(own, change).trim() !== ''),
    },
  ],
  wish: ({ changes }) => ({ changes }),
  papers: ({ changes }) => ({ changes }),
  papersNote: (own) => {
    const name = own.legalRepresentative.trim();
    return has('legalRepresentative')(own) && name
      ? `授权委托书、身份证和签名照须是变更后的法定代表人“${name}”本人的。`
      : '';
  },
  letter(own) {
    const { companyName, legalRepresentative } = after(own);
    return {
      ...(companyName ? { companyName } : {}),
      ...(legalRepresentative ? { legalRepresentative } : {}),
    };
  },
  summary: (own) =>
    own.changes.map((change) => ({
      term: enterpriseChangeLabels[change],
      value: change === 'seal' ? '更换为新公章' : typedOf(own, change),
    })),
  place: (common, own) =>
    send(caChange, 'save', {
      body: { ...common, orderType: '0105', changes: own.changes, after: after(own) },
    }),
  next: '支付后 {reviewTime}内完成审核，通过后各持有人在“CA管理”更新自己的锁。',
});

function typedOf(own: EnterpriseChangeForm, change: EnterpriseChange): string {
  const { companyName, legalRepresentative, creditCode, address } = own;
  return { name: companyName, legalRepresentative, creditCode, address, seal: '' }[change];
}
