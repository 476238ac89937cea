import type { LockCheck, LockCheckState } from './lockChecks.js';

const checks: Record<LockCheck, string> = {
  system: '系统',
  browser: '浏览器',
  permission: '本机授权',
  service: '驱动',
  lock: 'CA锁',
  certificate: '证书',
};
const states: Record<LockCheckState, string> = {
  waiting: '未检测',
  checking: '正在检测',
  pass: '通过',
  fail: '需要处理',
  unknown: '无法判断',
};

export const zhLockStatusPanel = {
  label: 'CA锁',
  lamps: '环境检测',
  checks,
  states,
  /** After the name of a check, for screen readers. */
  lamp: (state: string) => `：${state}`,
  idleTitle: '插好CA锁，再开始检测',
  idleHint: '浏览器第一次会询问“是否允许访问本机程序”，请选“允许”。',
  check: '检测CA锁',
  recheck: '重新检测',
  cancel: '取消',
  copyReport: '复制检测结果给客服',
  checking: (what: string) => `正在检测${what}`,
  askingTitle: '请在地址栏下方的弹窗里选“允许”',
  askingHint: '图中为示意，不同浏览器文字略有不同。只授权本站，可以随时收回。',
  askingVerb: '等待您的选择',
  wants: (site: string) => `${site} 想要`,
  thisSite: '本站',
  access: '访问此设备上的应用和服务',
  block: '阻止',
  allow: '允许',
  choosingTitle: '检测到多把CA锁，请选择要使用的锁',
  choosingHint: '分不清是哪一把时，请先拔下其余的锁，再重新检测。',
  choose: '使用这把锁',
  chooseFirst: '请先选择一把锁',
  found: '检测到CA锁',
  foundBlank: '检测到空白CA锁',
  connected: '已连接',
  device: (id: string) => `设备编号 ${id}`,
};
