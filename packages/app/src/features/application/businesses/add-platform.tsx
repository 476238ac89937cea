import { caChange } from '@ca-portal/api/groups/ca-change';
import { send } from '../../../api/query.js';
import { application } from '../../../engines/application/index.js';
import { cards } from './option-cards.js';

interface AddPlatform {
  platformCodes: string[];
}

/** 0104: adds platforms to an existing certificate. */
export const addPlatform = application<AddPlatform>({
  orderType: '0104',
  title: '增加平台',
  effect: '原来的锁多接入平台，到期日不变，不用重新写锁。',
  several: true,
  // A platform that one certificate already has cannot be added to all of them.
  common: ([first, ...others]) => ({
    ...first,
    platforms: first.platforms.map((one) => ({
      ...one,
      held: [first, ...others].some(({ platforms }) =>
        platforms.some(({ code, held }) => held && code === one.code),
      ),
    })),
  }),
  empty: () => ({ platformCodes: [] }),
  copy: ({ change }, { platforms }) => ({
    platformCodes: platforms
      .filter(({ code, held }) => !held && change.platformCodes.includes(code))
      .map(({ code }) => code),
  }),
  steps: [
    {
      key: 'platforms',
      title: '选择平台',
      fields: ({ platforms }) => ({
        platformCodes: cards(
          '要增加的平台',
          platforms.map(({ code, name, held }) => ({
            value: code,
            title: name,
            ...(held ? { disabled: true, reason: '已经可以使用' } : {}),
          })),
          { hint: '所选平台须与加盖公章的纸质申请表一致。', required: '请选择要增加的平台。' },
        ),
      }),
      complete: ({ platformCodes }) => platformCodes.length > 0,
    },
  ],
  wish: ({ platformCodes }) => ({ platformCodes }),
  summary: ({ platformCodes }, { need }) => [
    {
      term: '增加的平台',
      value: need.platforms
        .filter(({ code }) => platformCodes.includes(code))
        .map(({ name }) => name)
        .join('、'),
      full: true,
    },
  ],
  place: (common, { platformCodes }) =>
    send(caChange, 'save', { body: { ...common, orderType: '0104', platformCodes } }),
  next: '支付后 {reviewTime}内完成审核，通过后所选平台即可使用。',
});
