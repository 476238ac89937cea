/** How one happening is told, and by which ways. Words in braces are filled in. */
export interface Template {
  /** What has happened, for the administrator. */
  readonly name: string;
  readonly topic: string;
  readonly content: string;
  readonly sms: string;
  readonly inboxOn: boolean;
  readonly smsOn: boolean;
  /** 1 notice, 2 to-do (spec section 3). @default '1' */
  readonly category?: '1' | '2';
  readonly importance?: '1' | '2' | '3';
  /** What may stand in braces. */
  readonly placeholders: readonly string[];
}

const ofOrder = ['订单号', '业务', '持有人', '金额', '说明', '支付期限', '领取地点', '取件码'] as const;
const ofCertificate = ['持有人', '证书序列号', '到期日', '剩余天数'] as const;

const order = (
  name: string,
  topic: string,
  content: string,
  { sms = `【数字证书服务】${content}`, smsOn = false, ...more }: Partial<Template> = {},
): Template => ({ name, topic, content, sms, smsOn, inboxOn: true, placeholders: ofOrder, ...more });

/** Of people and companies: by the inbox, and by mail to whoever wants decisions there. */
const decision = (
  name: string,
  topic: string,
  content: string,
  placeholders: readonly string[],
  more: Partial<Template> = {},
): Template => ({
  name,
  topic,
  content,
  sms: `【数字证书服务】${topic}，请登录平台查看。`,
  inboxOn: true,
  smsOn: false,
  placeholders,
  ...more,
});

/** To the portal's own people, and about what somebody asked to be told of. */
const news = (
  name: string,
  topic: string,
  content: string,
  placeholders: readonly string[],
  more: Partial<Template> = {},
): Template => decision(name, topic, content, placeholders, { sms: `【数字证书服务】${content}`, ...more });

const ofLock = ['证书序列号'] as const;

/** The words that the portal brings along; an administrator words them anew. */
export const templates = {
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
  // The help pages promise the outcome of a review by both ways.
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
  'payment.combinedFailed': {
    name: '组合支付未完成',
    topic: '组合支付没有完成，余额已解冻',
    content: '组合支付 {单号} 没有在期限内完成，冻结的 {金额} 已退回预存账户的可用余额，订单可以重新支付。',
    sms: '【数字证书服务】组合支付 {单号} 没有完成，冻结的 {金额} 已退回余额，请登录平台重新支付。',
    inboxOn: true,
    smsOn: false,
    importance: '2',
    placeholders: ['单号', '金额'],
  },
  'transfer.confirmed': {
    name: '对公转账到账',
    topic: '{用途}已到账',
    content: '您的{用途} {单号} 已确认到账。',
    sms: '【数字证书服务】您的{用途} {单号} 已确认到账。',
    inboxOn: true,
    smsOn: true,
    placeholders: ['用途', '单号'],
  },
  'transfer.refused': {
    name: '对公转账未到账',
    topic: '{用途}未确认到账',
    content: '您的{用途} {单号} 未确认到账：{说明}。如有疑问请联系客服。',
    sms: '【数字证书服务】您的{用途} {单号} 未确认到账，请登录平台查看原因。',
    inboxOn: true,
    smsOn: true,
    importance: '2',
    placeholders: ['用途', '单号', '说明'],
  },
  'invoice.issued': {
    name: '发票已开具',
    topic: '电子发票已开具',
    content: '您的电子发票（{金额}）已开具，将发送到收票邮箱，也可在“发票管理”中下载。',
    sms: '【数字证书服务】您的电子发票已开具，请登录平台在“发票管理”中下载。',
    inboxOn: true,
    smsOn: false,
    placeholders: ['金额'],
  },
  'invoice.failed': {
    name: '发票开具失败',
    topic: '电子发票开具失败',
    content: '您的电子发票（{金额}）没有开具成功，请在“发票管理”中查看原因并更正后重新提交。',
    sms: '【数字证书服务】您的电子发票没有开具成功，请登录平台查看原因。',
    inboxOn: true,
    smsOn: false,
    category: '2',
    importance: '2',
    placeholders: ['金额'],
  },
  'invoice.reversed': {
    name: '发票已红冲',
    topic: '发票已红冲',
    content: '订单 {订单号} 退款，发票 {发票号码}（{金额}）已红冲。{其余}',
    sms: '【数字证书服务】订单 {订单号} 退款，发票 {发票号码} 已红冲。{其余}',
    inboxOn: true,
    smsOn: false,
    placeholders: ['订单号', '发票号码', '金额', '其余'],
  },
  'invoice.dropped': {
    name: '开票申请作废',
    topic: '开票申请已作废',
    content: '订单 {订单号} 退款，还没有开出的发票（{金额}）不再开具。{其余}',
    sms: '【数字证书服务】订单 {订单号} 退款，还没有开出的发票（{金额}）不再开具。{其余}',
    inboxOn: true,
    smsOn: false,
    placeholders: ['订单号', '金额', '其余'],
  },
  'refund.passed': {
    name: '余额退款已通过',
    topic: '退款申请已通过',
    content: '您的退款申请（{金额}）已通过，款项将{去向}。',
    sms: '【数字证书服务】您的退款申请（{金额}）已通过，款项将{去向}。',
    inboxOn: true,
    smsOn: false,
    placeholders: ['金额', '去向'],
  },
  'refund.paid': {
    name: '余额退款已完成',
    topic: '退款已完成',
    content: '您申请的退款（{金额}）已{去向}。',
    sms: '【数字证书服务】您申请的退款（{金额}）已{去向}。',
    inboxOn: true,
    smsOn: false,
    placeholders: ['金额', '去向'],
  },
  'refund.refused': {
    name: '余额退款未通过',
    topic: '退款申请未通过',
    content: '您的退款申请（{金额}）未通过：{说明}。如有疑问请联系客服。',
    sms: '【数字证书服务】您的退款申请（{金额}）未通过，请登录平台查看原因。',
    inboxOn: true,
    smsOn: false,
    importance: '2',
    placeholders: ['金额', '说明'],
  },
  'payment.unused': {
    name: '收到不能入账的付款',
    topic: '收到一笔将退回的付款',
    content:
      '已收到您通过{渠道}支付的 {金额}，但{说明}，这笔款项未用于支付。款项将{去向}，您无需操作。如仍需支付，请按页面当前显示的金额重新支付。',
    sms: '【数字证书服务】已收到您通过{渠道}支付的 {金额}，这笔款项未用于支付，将{去向}，您无需操作。',
    inboxOn: true,
    smsOn: false,
    importance: '2',
    placeholders: ['渠道', '金额', '说明', '去向'],
  },
  'payment.returned': {
    name: '未入账的付款退回',
    topic: '付款{进度}退回',
    content: '您的一笔付款（{金额}）{进度}{去向}：{说明}。',
    sms: '【数字证书服务】您的一笔付款（{金额}）{进度}{去向}。',
    inboxOn: true,
    smsOn: false,
    placeholders: ['金额', '进度', '去向', '说明'],
  },
  'balance.low': {
    name: '余额不足',
    topic: '预存账户余额不足提醒',
    content: '您的预存账户可用余额为 {余额}，已低于 {提醒线}。请及时充值，以免影响办理。',
    sms: '【数字证书服务】您的预存账户可用余额为 {余额}，已低于 {提醒线}，请及时充值。',
    inboxOn: true,
    smsOn: false,
    importance: '2',
    placeholders: ['余额', '提醒线'],
  },
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
  'company.passed': decision('企业信息审核通过', '企业信息审核通过', '企业信息已审核通过。', []),
  'company.refused': decision(
    '企业信息审核不通过',
    '企业信息需要修改',
    '企业信息没有通过审核，原因：{说明}。请修改后重新提交。',
    ['说明'],
    { category: '2' },
  ),
  'company.refusedForOrder': decision(
    '企业信息使订单审核不通过',
    '企业信息需要修改',
    '订单 {订单号} 因企业信息没有通过审核，原因：{说明}。请修改后重新提交，再由下单人重新提交订单，无需再次付费。',
    ['订单号', '说明'],
    { category: '2' },
  ),
  'person.passed': decision('个人信息审核通过', '个人信息审核通过', '您的个人信息已审核通过。', []),
  'person.refused': decision(
    '个人信息审核不通过',
    '个人信息需要修改',
    '您的个人信息没有通过审核，原因：{说明}。请修改后重新提交。',
    ['说明'],
    { category: '2' },
  ),
  'role.passed': decision(
    '身份申请通过',
    '身份申请已通过',
    '您在{企业}的“{身份}”身份已开通，请切换身份后使用。',
    ['企业', '身份'],
  ),
  'role.refused': decision(
    '身份申请驳回',
    '身份申请被驳回',
    '您申请的“{身份}”身份没有通过，原因：{说明}。您可以修改后重新申请。',
    ['身份', '说明'],
  ),
  'join.passed': decision('加入企业的申请通过', '加入企业的申请已通过', '您已加入{企业}，身份为“{身份}”。', [
    '企业',
    '身份',
  ]),
  'invitation.accepted': decision('员工接受邀请', '员工已接受邀请', '{姓名}已加入{企业}。', ['姓名', '企业']),
  'invitation.declined': decision('员工拒绝邀请', '员工已拒绝邀请', '{姓名}没有接受加入{企业}。', [
    '姓名',
    '企业',
  ]),
  'coupon.started': decision(
    '优惠券开始领取',
    '您关注的优惠券已开始领取',
    '您预约提醒的优惠券已开始领取，数量有限，请尽快前往领券中心领取。',
    [],
  ),
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
  'stock.arrived': news(
    '到货提醒',
    '您关注的“{产品}”可以办理了',
    '您关注的“{产品}”可以办理了，数量有限，请尽快办理。',
    ['产品'],
  ),
  'person.completed': decision(
    '企业管理员补全个人信息',
    '企业管理员补全了您的个人信息',
    '修改项目：{项目}。如有不符，请在个人信息中更正。',
    ['项目'],
  ),
  'person.incomplete': decision(
    '提醒员工补全个人信息',
    '请补全个人信息',
    '{企业}的管理员提醒您补全：{项目}。',
    ['企业', '项目'],
    { category: '2' },
  ),
  'person.unbound': news(
    '与企业解除绑定',
    '您已与企业解除绑定',
    '{企业}已解除与您的绑定，您现在的身份是自然人，账号仍可继续使用。',
    ['企业'],
    { smsOn: true },
  ),
  'company.cancelCertificates': decision(
    '离职员工的证书待注销',
    '请办理离职员工的证书注销',
    '{姓名}已与企业解绑，请注销证书：{证书序列号}。',
    ['姓名', '证书序列号'],
    { category: '2', importance: '2' },
  ),
  'company.transferred': news(
    '企业管理员转移',
    '企业管理员已转移',
    '{企业}的管理员已由{姓名}转移给{接收人}，请重新登录。如有疑问，请联系客服。',
    ['企业', '姓名', '接收人'],
    { importance: '2', smsOn: true },
  ),
  'join.asked': decision(
    '员工申请加入企业',
    '有员工申请加入企业',
    '{姓名}申请加入{企业}，请审核。',
    ['姓名', '企业'],
    { category: '2' },
  ),
  'content.published': news('内容发布', '内容已发布：{标题}', '“{标题}”复核通过，访客已经可以看到。', [
    '标题',
  ]),
  'content.returned': news(
    '内容退回',
    '内容被退回：{标题}',
    '“{标题}”被退回，原因：{说明}',
    ['标题', '说明'],
    { category: '2' },
  ),
  'import.done': news('用户名单导入完成', '用户名单已导入', '已开通 {数量} 个账号，每个人会收到{方式}。', [
    '数量',
    '方式',
  ]),
  'import.refused': news(
    '用户名单没有导入',
    '用户名单没有导入',
    '名单中有 {数量} 处需要修改，没有开通任何账号。请在用户管理中查看并修改后重新导入。',
    ['数量'],
  ),
  'finance.differences': news(
    '对账差异',
    '对账发现差异',
    '{日期} 的支付宝对账发现 {数量} 笔差异，请在财务管理的“对账”中核对。',
    ['日期', '数量'],
    { category: '2', importance: '2' },
  ),
  'join.refused': decision(
    '加入企业的申请驳回',
    '加入企业的申请被驳回',
    '{企业}没有通过您的申请，原因：{说明}。您可以修改后重新申请。',
    ['企业', '说明'],
  ),
} as const satisfies Record<string, Template>;

export type TemplateCode = keyof typeof templates;
export const isTemplateCode = (code: string): code is TemplateCode => Object.hasOwn(templates, code);

const blank = /\{([^{}]*)\}/g;

/** Words in braces that this happening does not know: saved, they would be sent as they stand. */
export const unknownPlaceholders = (code: TemplateCode, text: string): string[] => {
  const known: readonly string[] = templates[code].placeholders;
  return [...text.matchAll(blank)].map(([, name = '']) => name).filter((name) => !known.includes(name));
};

/** Fills the words in; one without a value leaves nothing. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(blank, (_, name: string) => values[name] ?? '');
