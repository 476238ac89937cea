import { news, type Template } from './template.js';

const ofCertificate = ['持有人', '证书序列号', '到期日', '剩余天数'] as const;
const ofLock = ['证书序列号'] as const;

export const certificateTemplates = {
  'certificate.expiring': {
    name: '证书即将到期',
    topic: '证书即将到期，请办理延期',
    content:
      '{持有人}的证书（序列号 {证书序列号}）将于 {到期日} 到期，还有 {剩余天数} 天。新有效期从原到期日接着算。',
    sms: '【数字证书服务】{持有人}的证书将于 {到期日} 到期，还有 {剩余天数} 天，请登录平台办理延期。',
    inboxOn: true,
    smsOn: true,
    category: '2',
    importance: '2',
    placeholders: ofCertificate,
  },
  'lock.lost': news(
    'CA锁挂失',
    'CA锁已挂失',
    '证书序列号 {证书序列号} 已挂失，不能再用于登录。请办理补办。',
    ofLock,
    { importance: '3' },
  ),
  'lock.found': news(
    'CA锁解除挂失',
    'CA锁已解除挂失',
    '证书序列号 {证书序列号} 已解除挂失，可以继续使用。不是您本人操作的，请立即挂失并联系客服。',
    ofLock,
    { importance: '3' },
  ),
  'lock.unlockCode': news(
    'CA锁解锁码',
    'CA锁解锁码已发出',
    '证书序列号 {证书序列号} 的解锁码已发到 {手机号}。不是您本人要求的，请立即挂失并联系客服。',
    [...ofLock, '手机号'],
    { importance: '3' },
  ),
  'certificate.afterOpening': news(
    '自设提醒：开标后更新',
    '开标已结束，可以更新CA锁',
    '证书序列号 {证书序列号}，有效期至 {到期日}。',
    ['证书序列号', '到期日'],
    { category: '2' },
  ),
  'certificate.renewal': news(
    '自设提醒：办理延期',
    '证书即将到期，请办理延期',
    '证书序列号 {证书序列号}，有效期至 {到期日}。',
    ['证书序列号', '到期日'],
    { category: '2' },
  ),
} as const satisfies Record<string, Template>;
