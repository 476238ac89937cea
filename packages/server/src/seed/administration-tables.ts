export const demoDepartments = [
  { id: 100, parentId: null, name: '数字证书服务平台', position: 1, leader: '系统管理员' },
  { id: 101, parentId: 100, name: '运营服务部', position: 1, leader: '王演示' },
  { id: 102, parentId: 101, name: '审核组', position: 1, leader: '审核一号' },
  { id: 103, parentId: 101, name: '制证组', position: 2, leader: '审核二号' },
  { id: 104, parentId: 101, name: '客服组', position: 3, leader: '' },
  { id: 105, parentId: 100, name: '财务部', position: 2, leader: '' },
  { id: 106, parentId: 100, name: '技术部', position: 3, leader: '' },
] as const;

export const demoPosts = [
  { id: 1, code: 'lead', name: '部门负责人', position: 1 },
  { id: 2, code: 'reviewer', name: '审核岗', position: 2 },
  { id: 3, code: 'maker', name: '制证岗', position: 3 },
  { id: 4, code: 'clerk', name: '经办人', position: 4 },
] as const;

interface DictionarySeed {
  readonly name: string;
  readonly type: string;
  /** Number of its list in `code_items`. */
  readonly list: number;
  readonly remark?: string;
  /** Value, label, tag style; the code lists have their own items. */
  readonly items?: readonly (readonly [string, string, string?])[];
}

/** The code lists of spec 3, and the dictionaries that every front end of the API family requests. */
export const demoDictionaries: readonly DictionarySeed[] = [
  { name: '交易平台', type: 'code_1', list: 1 },
  { name: '服务商', type: 'code_2', list: 2 },
  { name: '介质厂商', type: 'code_3', list: 3 },
  { name: '签章厂商', type: 'code_4', list: 4 },
  { name: '证书类型', type: 'code_5', list: 5 },
  { name: '锁类型', type: 'code_6', list: 6 },
  { name: '用户身份', type: 'code_8', list: 8 },
  { name: '{app}平台', type: 'code_10', list: 10 },
  { name: 'PC锁类型', type: 'code_14', list: 14 },
  {
    name: '用户性别',
    type: 'sys_user_sex',
    list: 1001,
    items: [
      ['0', '男'],
      ['1', '女'],
      ['2', '未知'],
    ],
  },
  {
    name: '菜单状态',
    type: 'sys_show_hide',
    list: 1002,
    items: [
      ['0', '显示', 'primary'],
      ['1', '隐藏', 'danger'],
    ],
  },
  {
    name: '系统开关',
    type: 'sys_normal_disable',
    list: 1003,
    items: [
      ['0', '正常', 'primary'],
      ['1', '停用', 'danger'],
    ],
  },
  {
    name: '系统是否',
    type: 'sys_yes_no',
    list: 1004,
    items: [
      ['Y', '是', 'primary'],
      ['N', '否', 'danger'],
    ],
  },
  {
    name: '通知类型',
    type: 'sys_notice_type',
    list: 1005,
    items: [
      ['1', '通知', 'warning'],
      ['2', '公告', 'success'],
    ],
  },
  {
    name: '通知状态',
    type: 'sys_notice_status',
    list: 1006,
    items: [
      ['0', '正常', 'primary'],
      ['1', '关闭', 'danger'],
    ],
  },
  {
    name: '操作类型',
    type: 'sys_oper_type',
    list: 1007,
    items: [
      ['0', '其他', 'info'],
      ['1', '新增', 'info'],
      ['2', '修改', 'info'],
      ['3', '删除', 'danger'],
      ['4', '授权', 'primary'],
      ['5', '导出', 'warning'],
      ['6', '导入', 'warning'],
      ['7', '强制退出', 'danger'],
      ['9', '清空', 'danger'],
    ],
  },
  {
    name: '系统状态',
    type: 'sys_common_status',
    list: 1008,
    items: [
      ['0', '成功', 'primary'],
      ['1', '失败', 'danger'],
    ],
  },
];

/** Parameters (dossier 7). Pages may read `open` ones without a login. */
export const demoParameters: readonly {
  readonly name: string;
  readonly key: string;
  readonly value: string;
  readonly builtIn: boolean;
  readonly open: boolean;
}[] = [
  { name: '订单支付时限（分钟）', key: 'order.pay.timeoutMinutes', value: '1440', builtIn: true, open: true },
  { name: '续费提前天数', key: 'cert.renew.windowDays', value: '80', builtIn: true, open: true },
  { name: '审核时限（小时）', key: 'review.slaHours', value: '24', builtIn: true, open: true },
  {
    name: '审核领取自动释放（分钟）',
    key: 'review.claimReleaseMinutes',
    value: '30',
    builtIn: true,
    open: false,
  },
  { name: '订单审核需要几人通过', key: 'review.people', value: '1', builtIn: true, open: false },
  {
    name: '退款须两人审批的金额（元）',
    key: 'refund.secondApprovalYuan',
    value: '1000',
    builtIn: true,
    open: false,
  },
  {
    name: '更换丢失手机号的提醒期（小时）',
    key: 'phone.recoveryNoticeHours',
    value: '24',
    builtIn: true,
    open: false,
  },
  {
    name: '提交个人信息后才能办理个人证书',
    key: 'order.personalRecordFirst',
    value: 'false',
    builtIn: true,
    open: false,
  },
  { name: '企业信息提交后自动通过', key: 'company.autoPass', value: 'true', builtIn: true, open: false },
  { name: '每单限用优惠券（张）', key: 'coupon.perOrder', value: '1', builtIn: true, open: true },
  { name: '锁服务起始端口', key: 'lock.port.start', value: '11345', builtIn: true, open: true },
  { name: '锁服务端口数量', key: 'lock.port.count', value: '10', builtIn: true, open: true },
  { name: '短信重发间隔（秒）', key: 'sms.resendSeconds', value: '60', builtIn: true, open: true },
  {
    name: '每个手机号每小时短信验证码上限（条）',
    key: 'sms.perHour',
    value: '5',
    builtIn: true,
    open: false,
  },
  { name: '每个手机号每天短信验证码上限（条）', key: 'sms.perDay', value: '10', builtIn: true, open: false },
  {
    name: '每个网络地址每小时短信验证码上限（条）',
    key: 'sms.addressPerHour',
    value: '60',
    builtIn: true,
    open: false,
  },
  { name: '每人每天上传文件数', key: 'upload.dailyFiles', value: '300', builtIn: true, open: false },
  { name: '每人每天上传总量（MB）', key: 'upload.dailyMegabytes', value: '1000', builtIn: true, open: false },
  { name: '自动验证的计算量（轮）', key: 'captcha.rounds', value: '200', builtIn: true, open: false },
  { name: '开放自助注册', key: 'sys.account.registerUser', value: 'true', builtIn: true, open: true },
  { name: '会员功能', key: 'member.enabled', value: 'true', builtIn: true, open: true },
  { name: '企业变更费（元/把）', key: 'price.changeYuan', value: '50', builtIn: true, open: true },
  { name: '签章变更费（元）', key: 'price.sealChangeYuan', value: '50', builtIn: true, open: true },
  { name: '企业变更并入主锁计费', key: 'price.changeMerged', value: 'true', builtIn: true, open: true },
  { name: '侧边栏主题', key: 'sys.index.sideTheme', value: 'theme-light', builtIn: false, open: true },
  { name: '主框架皮肤', key: 'sys.index.skinName', value: 'skin-blue', builtIn: false, open: true },
];

export const demoOfficeNotices: readonly {
  readonly title: string;
  readonly type: '1' | '2';
  readonly content: string;
  readonly daysAgo: number;
}[] = [
  {
    title: '关于系统维护的通知',
    type: '1',
    content: '<p>平台将于 12 月 5 日 22:00 至 24:00 进行维护，期间暂停审核和制证，请提前安排。</p>',
    daysAgo: 1,
  },
  {
    title: '审核口径：印章压字的处理',
    type: '2',
    content: '<p>印章压住企业名称但仍可辨认的，按通过处理；不能辨认的退回补正，原因选“压字”。</p>',
    daysAgo: 6,
  },
  {
    title: '年底介质盘点安排',
    type: '1',
    content: '<p>请制证组于 12 月 10 日前完成介质盘点，按序列号核对库存并提交差异说明。</p>',
    daysAgo: 12,
  },
];
