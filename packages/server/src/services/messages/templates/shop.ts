import { decision, news, type Template } from './template.js';

export const shopTemplates = {
  'coupon.granted': {
    name: '发放优惠券',
    topic: '您收到一张优惠券',
    content: '优惠券“{优惠券}”已放入您的账户，{到期日} 前有效，提交订单时可以使用。',
    sms: '【数字证书服务】优惠券“{优惠券}”已放入您的账户，{到期日} 前有效。',
    inboxOn: true,
    smsOn: false,
    placeholders: ['优惠券', '到期日'],
  },
  'coupon.ending': {
    name: '优惠券即将到期',
    topic: '优惠券即将到期',
    content: '您的优惠券“{优惠券}”将于 {到期日} 到期，请尽快使用。',
    sms: '【数字证书服务】您的优惠券“{优惠券}”将于 {到期日} 到期，请尽快使用。',
    inboxOn: true,
    smsOn: false,
    placeholders: ['优惠券', '到期日'],
  },
  'coupon.started': decision(
    '优惠券开始领取',
    '您关注的优惠券已开始领取',
    '您预约提醒的优惠券已开始领取，数量有限，请尽快前往领券中心领取。',
    [],
  ),
  'stock.arrived': news(
    '到货提醒',
    '您关注的“{产品}”可以办理了',
    '您关注的“{产品}”可以办理了，数量有限，请尽快办理。',
    ['产品'],
  ),
} as const satisfies Record<string, Template>;
