import type { LockProblem, LockStatus } from './index.js';

export const lock = {
  deviceId: 'SIM-0001',
  certificate: { holderName: '示例建设工程有限公司', serialNumber: '4A7F91C20E883D15' },
};

const unread = [
  '证书序列号',
  '用户信息',
  '证书有效期',
  '签名证书',
  '加密证书',
  '密钥标识',
  '颁发者',
  '印章信息',
  '设备编号',
];

/** One of each kind, with the texts of the lock SDK. */
export const problems = {
  handheld: {
    at: 'system',
    title: '手机和平板不能使用实体CA锁',
    body: 'CA锁要插在电脑的 USB 接口上，并需要电脑上的驱动程序。',
    next: '请在电脑上打开本站，或改用密码、短信登录。',
    final: true,
  },
  browser: {
    at: 'browser',
    title: '请使用谷歌（Chrome）或火狐（Firefox）浏览器',
    body: '当前浏览器或兼容模式无法访问本机的锁服务。',
    next: '请切换到“极速模式”，或复制网址到 Chrome 打开。',
    final: true,
  },
  permission: {
    at: 'permission',
    title: '浏览器未允许访问本机程序，请点击地址栏左侧图标，选择“允许”',
    body: '驱动没有问题，不用重装。',
    steps: ['点击地址栏左侧的图标', '找到“访问本机程序”或“本地网络”，改为“允许”', '回到这里，重新检测'],
  },
  service: {
    at: 'service',
    title: '程序启动失败，请重新安装驱动并重启电脑',
    body: '驱动可能未安装，或安装后没有重启。',
    next: '公司电脑没有安装权限的，请联系 IT 管理员。',
    picture: 'computer',
  },
  noLock: {
    at: 'lock',
    title: '未检测到CA锁，请插入后点击“重新检测”',
    body: '锁的指示灯应当亮起。',
    next: '不亮时换一个 USB 接口，不要用扩展坞。',
    picture: 'lock',
  },
  unread: {
    at: 'lock',
    title: '锁已插好，但有 9 项没有读到',
    body: '锁有应答，但没有给出这些内容。',
    next: '请重新插拔一次，再点“重新检测”。仍然失败，请把检测结果发给客服。',
    details: unread.map((item) => `读取${item}失败，请检查CA锁是否插好`),
  },
  locked: {
    at: 'lock',
    title: '锁已锁死，证书没有丢失',
    body: '密码输错次数已用完。解锁后用原来的证书，不用重新办理。',
    next: '请在线解锁，或带身份证和锁到网点解锁。',
    tone: 'danger',
    final: true,
  },
  certificate: {
    at: 'certificate',
    title: '证书已过期',
    body: '这把锁里的证书已过有效期。',
    next: '请先办理延期，再用它登录。',
    final: true,
  },
} as const satisfies Record<string, LockProblem>;

export const failed = (problem: LockProblem): LockStatus => ({ phase: 'failed', problem });

export const twoLocks: LockStatus = {
  phase: 'choosing',
  locks: [
    { deviceId: 'SIM-0001', name: '企业主锁', holderName: '示例建设工程有限公司' },
    { deviceId: 'SIM-0002' },
  ],
};
