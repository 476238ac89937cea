import type { AuditEntry } from '../../db/audit.js';

/** What an audit row is about, as the log's 模块. */
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

/** Subjects whose title holds these words. */
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

/** Verbs of one type, or of all. */
export const verbsOf = (type?: number): string[] =>
  Object.keys(types).filter((verb) => type === undefined || types[verb] === type);
