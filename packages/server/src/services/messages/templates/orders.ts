import type { Template } from './template.js';

const ofOrder = ['订单号', '业务', '持有人', '金额', '说明', '支付期限', '领取地点', '取件码'] as const;

const order = (
  name: string,
  topic: string,
  content: string,
  { sms = `【数字证书服务】${content}`, smsOn = false, ...more }: Partial<Template> = {},
): Template => ({ name, topic, content, sms, smsOn, inboxOn: true, placeholders: ofOrder, ...more });

export const orderTemplates = {
  'order.submit': order(
    '订单已提交',
    '订单待支付',
    '您的订单 {订单号}（{业务}）已提交，须在 {支付期限} 前支付 {金额}，逾期自动关闭。',
  ),
  'order.childWaiting': order(
    '企业变更后等待更新证书',
    '请更新CA锁中的证书',
    '企业变更已通过，{持有人}的证书需要更新（订单 {订单号}）。请插入CA锁，在订单详情中更新证书。',
    { category: '2', importance: '2' },
  ),
  'order.childReminder': {
    name: '企业变更后再次提醒更新证书',
    topic: '请更新证书',
    content: '企业信息已变更，证书序列号 {证书序列号} 需要更新，{做法}。',
    sms: '【数字证书服务】企业信息已变更，证书序列号 {证书序列号} 需要更新，请登录平台办理。',
    inboxOn: true,
    smsOn: false,
    category: '2',
    importance: '2',
    placeholders: ['证书序列号', '做法'],
  },
  'order.batch': {
    name: '批量办理，由本人支付',
    topic: '您有一笔待支付的CA锁订单',
    content: '企业管理员已为您提交订单 {订单号}，请在 {支付期限} 前支付，逾期自动关闭。',
    sms: '【数字证书服务】企业管理员已为您提交订单 {订单号}，请在 {支付期限} 前登录平台支付。',
    inboxOn: true,
    smsOn: false,
    category: '2',
    placeholders: ['订单号', '支付期限'],
  },
  'order.pay': order(
    '支付成功',
    '订单已支付',
    '您的订单 {订单号}（{业务}）已支付成功，资料进入审核，结果会及时通知您。',
  ),
  'order.enrolled': order(
    '付费课程报名成功',
    '课程报名成功',
    '您已报名“{业务}”（订单 {订单号}），可以开始学习。首次学习前可以申请全额退款。',
  ),
  'order.timeOut': order(
    '超时未支付，订单关闭',
    '订单已关闭',
    '您的订单 {订单号}（{业务}）未在期限内支付，已自动关闭。如仍需办理，请重新下单。',
  ),
  // The help pages promise the result of a review both in the inbox and by text message.
  'order.approve': order('审核通过', '订单审核通过', '您的订单 {订单号}（{业务}）已审核通过。{说明}', {
    smsOn: true,
    sms: '【数字证书服务】您的订单 {订单号} 已审核通过，进度请登录平台在“我的订单”中查看。',
  }),
  'order.reject': order(
    '审核不通过',
    '订单审核不通过，请修改',
    '您的订单 {订单号}（{业务}）审核不通过：{说明}。修改后重新提交即可，不需要再次付费。',
    {
      category: '2',
      importance: '2',
      smsOn: true,
      sms: '【数字证书服务】您的订单 {订单号} 审核不通过，请登录平台查看原因并修改，不需要再次付费。',
    },
  ),
  'order.refused': order(
    '审核不通过，不能补正',
    '订单审核不通过',
    '您的订单 {订单号}（{业务}）审核不通过：{说明}。',
    {
      category: '2',
      importance: '2',
      smsOn: true,
      sms: '【数字证书服务】您的订单 {订单号} 审核不通过，不能补正，请登录平台查看原因。',
    },
  ),
  'order.makingFailed': order(
    '制证异常',
    '制证遇到问题',
    '您的订单 {订单号}（{业务}）制证时遇到问题，可以重新开始，已支付的费用不受影响。',
    { importance: '2' },
  ),
  'order.madeForCollection': order(
    '制作完成，待领取',
    '请领取CA锁',
    '您的订单 {订单号}（{业务}）已制作完成，请凭取件码和身份证到{领取地点}领取。取件码在订单详情中。',
    {
      category: '2',
      smsOn: true,
      sms: '【数字证书服务】您的CA锁已制作完成，取件码 {取件码}，请携带身份证到{领取地点}领取。',
    },
  ),
  'order.madeForShipping': order(
    '制作完成，待发货',
    'CA锁已制作完成',
    '您的订单 {订单号}（{业务}）已制作完成，等待寄出。',
  ),
  'order.madeForDownload': order(
    '可以下载',
    '证书可以下载',
    '您的订单 {订单号}（{业务}）已制作完成，请在本人手机或电脑上下载安装。',
    { category: '2' },
  ),
  'order.ship': order(
    '已发货',
    'CA锁已寄出',
    '您的订单 {订单号}（{业务}）已寄出：{说明}。收到后请在订单详情中签收。',
    { smsOn: true, sms: '【数字证书服务】您的CA锁已寄出：{说明}。收到后请登录平台签收。' },
  ),
  'order.correctParcel': order(
    '快递单号更正',
    'CA锁的快递单号已更正',
    '您的订单 {订单号}（{业务}）的快递单号更正为：{说明}，请按新单号查询。',
    { smsOn: true, sms: '【数字证书服务】您的CA锁的快递单号更正为：{说明}，请按新单号查询。' },
  ),
  'order.parcelBack': order(
    '包裹退回或丢失',
    'CA锁的包裹没有送达',
    '您的订单 {订单号}（{业务}）的包裹没有送达：{说明}。工作人员会与您联系后重新寄出。',
    {
      importance: '2',
      smsOn: true,
      sms: '【数字证书服务】您的订单 {订单号} 的包裹没有送达，工作人员会与您联系后重新寄出，请登录平台查看原因。',
    },
  ),
  'order.handOver': order('已领取或签收', '订单已完成', '您的订单 {订单号}（{业务}）已完成：{说明}。'),
  'order.installed': order(
    '证书已写入',
    '证书已可以使用',
    '您的订单 {订单号}（{业务}）已完成，证书可以使用了。',
  ),
  'order.refundApprove': order(
    '退款申请通过',
    '退款申请已通过',
    '您的订单 {订单号} 的退款申请已通过：{说明}。',
  ),
  'order.refundRefuse': order(
    '退款申请未通过',
    '退款申请未通过',
    '您的订单 {订单号} 的退款申请未通过：{说明}。如有疑问请联系客服。',
    { importance: '2' },
  ),
  'order.refund': order('退款完成', '退款已完成', '您的订单 {订单号} 已退款：{说明}。', { smsOn: true }),
} as const satisfies Record<string, Template>;
