import { caChange } from '@ca-portal/api/groups/ca-change';
import { send } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { field } from '../../../engines/resource/index.js';

interface Renewal {
  years: string;
}

/** 0103: a later end date for the same lock. One certificate or several of a company at once. */
export const renewal = application<Renewal>({
  orderType: '0103',
  title: '延期续费',
  effect:
    '原来的锁和密码不变。到期前办理，新有效期从原到期日接着算，剩余天数不损失；已过期的从更新当天起算。',
  several: true,
  empty: ({ yearOptions }) => ({ years: String(yearOptions[0] ?? 1) }),
  copy: ({ years }, { yearOptions }) => (yearOptions.includes(years) ? { years: String(years) } : {}),
  steps: [
    {
      key: 'years',
      title: '确认与提醒',
      fields: ({ yearOptions }) => ({
        years: field.radios(
          '延期年限',
          yearOptions.map((years) => ({ value: String(years), label: `${years} 年` })),
        ),
      }),
      complete: ({ years }) => years !== '',
    },
  ],
  wish: ({ years }) => ({ years: Number(years) }),
  summary: ({ years }) => [{ term: '延期年限', value: `${years} 年` }],
  place: (common, { years }) =>
    send(caChange, 'save', { body: { ...common, orderType: '0103', years: Number(years) } }),
  next: '支付后更新证书：锁插在电脑上，手机证书扫码，PC证书重新下载。资料没有变化的免交材料，改过名的补交盖章的申请表。',
});
