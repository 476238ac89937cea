/**
 * Contract groups that an access key for scripts may use, with their display names. Groups of
 * personal data are excluded on purpose: passwords, phones, payments, and the keys themselves. Single calls of the groups
 * below are excluded by their row of the contract (`notByKey`).
 */
export const accessKeyGroups = {
  review: '证书审核',
  desk: '柜台与制证',
  peopleReview: '人员与企业审核',
  finance: '财务',
  statistics: '统计',
  couponAdmin: '优惠券管理',
  shopAdmin: '产品与价格',
  contentAdmin: '内容管理',
  files: '文件',
  dataScope: '服务商名单',
  systemUsers: '用户管理',
  systemRoles: '权限管理',
  systemMenus: '菜单管理',
  systemDepartments: '部门管理',
  systemPosts: '岗位管理',
  systemDictionary: '数据字典',
  systemConfig: '参数设置',
  systemNotices: '内部公告',
  systemTemplates: '消息模板',
  monitor: '日志与后台任务',
} as const;

/** A group that an access key may use. */
export type AccessKeyGroup = keyof typeof accessKeyGroups;

/** Maximum lifetime of a key, so that a forgotten key expires. */
export const accessKeyMostDays = 366;

/** Format of a key: the prefix lets repository scanners find one that was committed by mistake. */
export const accessKeyPattern = /^cak_[A-Za-z0-9_-]{43}$/;
