import type { AuditEntry } from '../../db/audit.js';

/** The subject of an audit row, as the log's 模块. */
const titles: Readonly<Partial<Record<AuditEntry['subjectType'], string>>> = {
  user: '用户',
  company: '企业',
  order: '订单',
  certificate: '证书',
  payment: '支付',
  coupon: '优惠券',
  product: '产品与价格',
  provider: '服务商',
  balance: '预存余额',
  invoice: '发票',
  refund: '退款',
  stock: '介质库存',
  file: '文件',
  course: '课程',
  message: '消息',
  content: '内容',
  role: '角色',
  menu: '菜单',
  department: '部门',
  post: '岗位',
  dictionary: '数据字典',
  parameter: '参数设置',
  'message-template': '消息模板',
  job: '后台任务',
  'office-notice': '内部公告',
  'provider-grant': '服务商名单',
  'access-key': '访问密钥',
  session: '在线用户',
};

export const titleOf = (subjectType: string): string =>
  titles[subjectType as AuditEntry['subjectType']] ?? '其他';

/** Words for actions where the family's ten types have only 其他. */
const deeds: Readonly<Record<string, string>> = {
  'access-key.login': '密钥登录',
  'access-key.use': '密钥调用',
  'balance.recharge': '充值',
  'balance.refund': '申请退余额',
  'balance.settings': '改提醒和使用人',
  'certificate.bind': '绑定锁',
  'certificate.bindPhone': '绑定手机',
  'certificate.found': '解除挂失',
  'certificate.install': '写入',
  'certificate.issue': '签发',
  'certificate.lost': '挂失',
  'company.askToJoin': '申请加入',
  'company.record.view': '查看资料',
  'company.submit': '提交资料',
  'coupon.claim': '领取',
  'balance.rechargeCancel': '取消充值',
  'coupon.grant': '发放',
  'course.enroll': '报名',
  'file.read': '查看证件',
  'file.sign': '签章',
  'invoice.apply': '申请开票',
  'invoice.reverse': '红冲',
  'job.run': '立即执行',
  'order.cancel': '取消',
  'order.correctParcel': '更正快递单号',
  'order.handOver': '交付',
  'order.made': '制好',
  'order.parcelBack': '登记包裹退回或丢失',
  'order.received': '签收',
  'order.refund': '申请退款',
  'order.resubmit': '补正后提交',
  'order.ship': '寄出',
  'order.track': '查进度',
  'payment.balance': '余额支付',
  'payment.combined': '组合支付',
  'payment.transfer': '对公转账',
  'refund.firstApproval': '初审通过',
  'refund.notSent': '打款失败',
  'review.claim': '领取审核',
  'review.release': '放回队列',
  'role.apply': '申请身份',
  'role.choose': '选择身份',
  'service.look': '查看来电人',
  'session.endOwn': '退出登录',
  'session.login': '登录',
  'user.password.change': '改密码',
  'user.password.recover': '找回密码',
  'user.phone.change': '换手机号',
  'user.phone.firstApproval': '找回手机号：初审通过',
  'user.record.submit': '提交资料',
  'user.record.view': '查看资料',
  'user.reveal': '查看完整号码',
  'user.unlock': '解锁',
};

/** The log's 模块 with the action, if there is a word for it. */
export const headOf = (subjectType: string, action: string): string =>
  [titleOf(subjectType), deeds[action]].filter(Boolean).join('：');

/** Subject types whose title contains these words. */
export const subjectsTitled = (words: string): string[] =>
  Object.entries(titles)
    .filter(([, title]) => title.includes(words))
    .map(([subject]) => subject);

/** The family's business types by the verb of an action. */
const types: Readonly<Record<string, number>> = {
  add: 1,
  addItem: 1,
  create: 1,
  register: 1,
  upload: 1,
  update: 2,
  updateItem: 2,
  stop: 2,
  start: 2,
  resetPassword: 2,
  remove: 3,
  removeItem: 3,
  close: 3,
  assignRoles: 4,
  dataScope: 4,
  export: 5,
  import: 6,
  forceLogout: 7,
};

export const businessTypeOf = (action: string): number => types[action.split('.')[1] ?? ''] ?? 0;

/** Verbs of one type, or of all types. */
export const verbsOf = (type?: number): string[] =>
  Object.keys(types).filter((verb) => type === undefined || types[verb] === type);
