/** Footer facts by the contract's names. All of them say that they are examples. */
export const demoFacts = {
  organisation: '辽宁数字证书服务有限公司（示例）',
  address: '辽宁省沈阳市浑南区示例路 18 号',
  licenceNumber: 'ECP00000000000（示例）',
  email: 'service@example.cn',
  recordNumber: '辽公网安备 21000000000000 号',
} as const;

/** Visits before the demo began. */
export const demoVisits = 3_286_415;

export const demoNotices = [
  {
    title: '关于 2026 年 12 月系统维护的通知',
    category: '系统维护',
    at: '2026-11-20 09:00:00',
    pinned: true,
  },
  { title: '企业证书延期业务新增“免材料”办理方式', category: '业务', at: '2026-11-18 10:20:00' },
  { title: '移动证书支持评标专家远程评标登录', category: '业务', at: '2026-11-12 14:05:00' },
  { title: '关于防范假冒客服索要证书密码的提醒', category: '安全', at: '2026-11-05 16:40:00' },
  { title: '沈阳浑南服务网点搬迁后的办理指引', category: '网点', at: '2026-10-29 08:30:00' },
] as const;

/** Ids 18 and 24 are the spec's: the one opens in a new tab, the other inside the portal. */
export const demoDownloads = [
  {
    id: '18',
    title: 'CA锁驱动程序',
    content: 'Windows 7 及以上，v3.2.1，46.80 MB',
    at: '2026-11-02 10:00:00',
  },
  { id: '20', title: '签章客户端', content: 'Windows，v5.0.4，112.35 MB', at: '2026-11-10 10:00:00' },
  { id: '24', title: '企业证书申请表', content: 'Word 模板，86.50 KB', at: '2026-09-15 10:00:00' },
  { id: '26', title: '法定代表人授权书', content: 'Word 模板，42.10 KB', at: '2026-09-15 10:00:00' },
] as const;
