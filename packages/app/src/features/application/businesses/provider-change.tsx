import { caChange } from '@ca-portal/api/groups/ca-change';
import { send } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { field } from '../../../engines/resource/index.js';
import { card, cards } from './option-cards.js';

interface ProviderChange {
  providerCode: string;
  platformCodes: string[];
  years: string;
}

/** 0106: another provider issues a new certificate; the previous one is revoked. */
export const providerChange = application<ProviderChange>({
  orderType: '0106',
  title: '服务商变更',
  effect: '原服务商的证书作废，由新服务商签发。',
  empty: ({ platforms, yearOptions }) => ({
    providerCode: '',
    platformCodes: platforms.filter(({ held }) => held).map(({ code }) => code),
    years: String(yearOptions[0] ?? 1),
  }),
  // Options that are no longer available have to be chosen again.
  copy: ({ change, years }, need) => ({
    ...(need.providers.some(
      ({ code, unavailableReason }) => code === change.providerCode && !unavailableReason,
    )
      ? { providerCode: change.providerCode }
      : {}),
    platformCodes: need.platforms
      .filter(({ code }) => change.platformCodes.includes(code))
      .map(({ code }) => code),
    ...(need.yearOptions.includes(years) ? { years: String(years) } : {}),
  }),
  steps: [
    {
      key: 'provider',
      title: '新服务商',
      fields: (need) => ({
        providerCode: card(
          '新服务商',
          need.providers.map(({ code, name, unavailableReason }) => {
            const reason = code === need.providerCode ? '现在的服务商' : unavailableReason;
            return { value: code, title: name, ...(reason ? { disabled: true, reason } : {}) };
          }),
          { required: '请选择新的服务商。' },
        ),
        platformCodes: cards(
          '适用平台',
          need.platforms.map(({ code, name }) => ({ value: code, title: name })),
          { hint: '所选平台须与加盖公章的纸质申请表一致。', required: '请至少选择一个适用平台。' },
        ),
        years: field.radios(
          '年限',
          need.yearOptions.map((years) => ({ value: String(years), label: `${years} 年` })),
        ),
      }),
      complete: ({ providerCode, platformCodes }) => providerCode !== '' && platformCodes.length > 0,
    },
  ],
  wish: ({ providerCode, platformCodes, years }) => ({
    providerCode: providerCode || null,
    platformCodes,
    years: Number(years),
  }),
  summary: ({ providerCode, platformCodes, years }, { need }) => [
    { term: '年限', value: `${years} 年` },
    { term: '新服务商', value: need.providers.find(({ code }) => code === providerCode)?.name },
    {
      term: '适用平台',
      value: need.platforms
        .filter(({ code }) => platformCodes.includes(code))
        .map(({ name }) => name)
        .join('、'),
      full: true,
    },
  ],
  place: (common, { providerCode, platformCodes, years }) =>
    send(caChange, 'save', {
      body: { ...common, orderType: '0106', providerCode, platformCodes, years: Number(years) },
    }),
  next: '支付后 {reviewTime}内完成审核，审核通过后领取新证书。',
});
