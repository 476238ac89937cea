import type { LockItem } from '../wire/items.js';
import type { EnvironmentBook } from '../environment/report.js';
import { describeLockError, type DescribedError, type LockMessage } from './LockMessage.js';

const readFailed = (what: string) => `读取${what}失败，请检查CA锁是否插好`;

const items: Record<LockItem, string> = {
  serialNumber: readFailed('证书序列号'),
  commonName: readFailed('用户信息'),
  validity: readFailed('证书有效期'),
  signCertificate: readFailed('签名证书'),
  encryptCertificate: readFailed('加密证书'),
  keyIdentifier: readFailed('密钥标识'),
  issuer: readFailed('颁发者'),
  sealInfo: readFailed('印章信息'),
  deviceId: readFailed('设备编号'),
};

/** The language of the interface; users and hotlines rely on the exact text. */
export const zhCN: EnvironmentBook = {
  environment: {
    title: 'CA锁环境检测结果',
    checks: {
      system: '系统',
      browser: '浏览器',
      permission: '本机授权',
      service: '驱动',
      lock: 'CA锁',
      certificate: '证书',
    },
    states: { pass: '正常', fail: '异常', unknown: '未检测' },
    notAComputer: {
      title: '手机和平板不能使用实体CA锁',
      body: 'CA锁要插在电脑的 USB 接口上，并需要电脑上的驱动程序。',
      next: '请在电脑上打开本站，或改用密码、短信登录。',
    },
  },
  readFailed: items,
  triesLeft: (count) => `数字证书密码错误，还可尝试 ${count} 次`,
  outcomeUnknown: '这一步可能已经完成，请先核对结果，再决定是否重做。',
  messages: {
    'browser-refused': {
      title: '请使用谷歌（Chrome）或火狐（Firefox）浏览器',
      body: '当前浏览器或兼容模式无法访问本机的锁服务。',
      next: '请切换到“极速模式”，或复制网址到 Chrome 打开。',
    },
    'insecure-context': {
      title: '当前网址不安全，浏览器不允许访问本机程序',
      body: '只有以 https 开头的网址才能使用 CA 锁。',
      next: '请使用以 https 开头的网址重新打开本站。',
    },
    'permission-denied': {
      title: '浏览器未允许访问本机程序，请点击地址栏左侧图标，选择“允许”',
      body: '驱动没有问题，不用重装。',
      next: '改为“允许”后，请点击“重新检测”。',
    },
    'permission-pending-timeout': {
      title: '浏览器仍在等待您的选择',
      body: '地址栏下方的询问没有得到答复，暂时无法访问本机程序。',
      next: '请点击“重新检测”，并在弹窗里选择“允许”。',
    },
    'service-not-found': {
      title: '程序启动失败，请重新安装驱动并重启电脑',
      body: '驱动可能未安装，或安装后没有重启。',
      next: '请下载驱动并安装；公司电脑没有安装权限的，请联系 IT 管理员。',
    },
    'foreign-service': {
      title: '锁服务的端口被其他程序占用',
      body: '有程序应答，但不是 CA 锁的驱动。',
      next: '请关闭占用端口的程序并启动驱动；仍然失败，请重新安装驱动并重启电脑。',
    },
    'service-lost': {
      title: '与锁服务的连接中断了',
      body: '驱动程序可能已退出或正在重启。',
      next: '请启动驱动，再点击“重新检测”。',
    },
    'no-lock': {
      title: '未检测到CA锁，请插入后点击“重新检测”',
      body: '锁的指示灯应当亮起。',
      next: '指示灯不亮时请换一个 USB 接口，不要用扩展坞。',
    },
    'lock-removed': {
      title: 'CA 锁已被拔出',
      body: '操作进行中锁断开了连接，可能是接口松动。',
      next: '请重新插好锁，再点击“重新检测”。',
    },
    'no-certificate': {
      title: '锁里没有证书',
      body: '这把锁还没有写入证书，或证书已被清除。',
      next: '请先办理证书，再用这把锁登录。',
    },
    'no-key': {
      title: '锁里没有可用的密钥',
      body: '这把锁还没有生成密钥，不能签名。',
      next: '请先完成制证，再重试。',
    },
    'read-failed': {
      title: '读取CA锁信息失败，请检查CA锁是否插好',
      body: '锁有应答，但这一项没有读到。',
      next: '请重新插拔一次；仍然失败，请把检测结果发给客服。',
    },
    'pin-wrong': {
      title: '数字证书密码错误，请重试',
      body: '输入的 CA 锁密码（PIN 码）与锁中不一致。次数用完后锁会被锁死。',
      next: '请核对大小写和输入法后再输入。',
    },
    'pin-locked': {
      title: '锁已锁死，证书没有丢失',
      body: '密码连续输错次数过多。解锁后用原来的证书，不用重新办理。',
      next: '请用发到预留手机的解锁码解锁，或带身份证、授权委托书和锁到网点解锁。',
    },
    'pin-invalid-length': {
      title: '数字证书密码应为 6 到 16 个字符',
      body: '长度不符的密码没有送进锁，不占用尝试次数。',
      next: '请核对后重新输入。',
    },
    'pin-needed': {
      title: '请先输入 CA 锁密码',
      body: '插入锁之后还没有验证过密码，锁不会签名。',
      next: '请输入 CA 锁密码（PIN 码）后重试。',
    },
    'pin-weak': {
      title: '新密码太容易被猜到',
      body: '密码要同时有字母和数字，不能是 abc123、a1a1a1 这样连续、重复或常见的组合。',
      next: '请换一个只有您知道的密码。',
    },
    'pin-unchanged': {
      title: '新密码与现在的密码相同',
      body: '锁里的密码没有变化。',
      next: '请换一个不同的新密码。',
    },
    'pin-change-failed': {
      title: '密码没有写入锁中，请检查CA锁是否插好',
      body: '锁没有确认新密码，请仍用原来的密码。',
      next: '请重新插拔一次后重试；仍然失败，请把检测结果发给客服。',
    },
    'unlock-code-wrong': {
      title: '解锁码错误，请核对',
      body: '输入的解锁码与这把锁不符。次数用完后只能到网点处理。',
      next: '请核对客服或网点给您的解锁码，以及插着的是不是这把锁。',
    },
    'unlock-code-spent': {
      title: '解锁码已失效，这把锁不能再解锁',
      body: '解锁码连续输错次数过多，为保护证书，锁不再接受解锁。',
      next: '请带身份证、授权委托书和锁到网点办理补办。',
    },
    'sign-failed': {
      title: '签名失败，请检查CA锁是否插好',
      body: '锁没有给出签名。',
      next: '请重新插拔一次后重试；仍然失败，请把检测结果发给客服。',
    },
    'key-generation-failed': {
      title: '生成密钥失败，请检查CA锁是否插好',
      body: '锁没有生成新的密钥，原有证书不受影响。',
      next: '请重新插拔一次后重试。',
    },
    'import-failed': {
      title: '证书没有写入锁中',
      body: '证书与锁里的密钥不一致，或锁拒绝写入，原有证书不受影响。',
      next: '请重新制证；仍然失败，请联系客服。',
    },
    'several-locks': {
      title: '检测到多把CA锁，请选择要使用的锁',
      body: '电脑上插着不止一把锁，无法判断要用哪一把。',
      next: '请选择一把，或只留下要用的锁后点击“重新检测”。',
    },
    'lock-swapped': {
      title: 'CA锁已换成另一把',
      body: '现在插着的不是刚才检测到的那把锁，为避免用错，操作没有进行。',
      next: '请插回原来的锁，或点击“重新检测”改用这把锁。',
    },
    'verify-failed': {
      title: '验签没有完成，请检查CA锁是否插好',
      body: '锁没有给出验证结果，不代表签名有误。',
      next: '请重新插拔一次后重试；仍然失败，请把检测结果发给客服。',
    },
    'encrypt-failed': {
      title: '加密失败，请检查CA锁是否插好',
      body: '锁没有给出加密后的内容。',
      next: '请重新插拔一次后重试；仍然失败，请把检测结果发给客服。',
    },
    'decrypt-failed': {
      title: '解密失败，请检查CA锁是否插好',
      body: '锁没有解开这段内容，可能是用其他证书加密的。',
      next: '请确认使用加密时的那把锁；证书重新签发后，原来加密的内容无法解开。',
    },
    'seal-failed': {
      title: '印章没有写入锁中，请检查CA锁是否插好',
      body: '锁没有确认收到印章，原有印章不受影响。',
      next: '请重新插拔一次后重试；仍然失败，请联系客服。',
    },
    'certificate-expired': {
      title: '证书已过期',
      body: '证书过了有效期，不能再用来登录或签名。',
      next: '请办理延期续费或重新申请证书。',
    },
    'certificate-not-yet-valid': {
      title: '证书还没有生效',
      body: '证书的生效时间晚于这台电脑的时间。',
      next: '请核对电脑的日期和时间，再点击“重新检测”。',
    },
    'certificate-revoked': {
      title: '证书已注销',
      body: '证书已被永久注销，不能再使用。',
      next: '请新办证书；对注销有疑问的，请联系客服。',
    },
    'certificate-frozen': {
      title: '证书已冻结',
      body: '证书被暂停使用，解冻后才能继续使用。',
      next: '请联系客服办理解冻。',
    },
    'certificate-untrusted': {
      title: '证书不受信任',
      body: '证书不是由平台认可的证书机构签发的。',
      next: '请确认插入的是本平台办理的CA锁。',
    },
    'certificate-invalid': {
      title: '证书无法通过验证',
      body: '证书内容不完整或已损坏。',
      next: '请把检测结果发给客服，由客服协助重新制证。',
    },
    timeout: {
      title: '锁服务没有及时应答',
      body: '驱动程序可能正忙，或弹出了自己的窗口。',
      next: '请查看任务栏里是否有驱动的窗口，再重试。',
    },
    'outcome-unknown': {
      title: '没有等到锁的答复，结果未知',
      body: '锁可能仍在处理。',
      next: '请先核对结果，不要连续重试；查看任务栏里是否有驱动的窗口。',
    },
    aborted: {
      title: '操作已取消',
      body: '您取消了这一步，或离开了页面。',
      next: '需要时请重新开始。',
    },
    'malformed-answer': {
      title: '锁服务的应答无法识别',
      body: '驱动版本可能过旧，或应答在途中损坏。',
      next: '请安装最新驱动；仍然失败，请把检测结果发给客服。',
    },
    'unknown-command': {
      title: '当前驱动不支持这项操作',
      body: '驱动版本可能过旧。',
      next: '请下载并安装最新驱动，再重试。',
    },
    'session-closed': {
      title: '与锁服务的会话已结束',
      body: '页面已断开与 CA 锁的连接。',
      next: '请点击“重新检测”。',
    },
    'invalid-argument': {
      title: '送往 CA 锁的内容不完整',
      body: '页面没有提供需要签名或写入的内容。',
      next: '请刷新页面后重试；仍然失败，请联系客服。',
    },
  },
};

/** The message of an error, with the unreadable item and the remaining tries. */
export const lockMessage = (error: DescribedError): LockMessage => describeLockError(zhCN, error);
