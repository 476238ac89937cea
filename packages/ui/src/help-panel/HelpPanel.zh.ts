export const zhHelpPanel = {
  help: '帮助',
  /** Keyed by the last part of the address. */
  titles: {
    company: '企业信息填写帮助',
    personal: '个人信息填写帮助',
    personnel: '员工管理帮助',
    caManage: 'CA管理帮助',
    invoice: '发票帮助',
  } as Readonly<Record<string, string>>,
  position: (at: number, count: number) => `第 ${at} 条，共 ${count} 条`,
  guide: '查看完整说明',
  previous: '上一条',
  next: '下一条',
  confirm: '我知道了',
};
