import type { LockConnection } from '../../../lock/index.js';

/** Results of earlier commands that later commands use. */
export interface Bench {
  readonly text: string;
  readonly signature: string | undefined;
  readonly encrypted: string | undefined;
}
export interface Outcome {
  readonly tone: 'success' | 'danger';
  readonly title: string;
  /** Complete code to copy. */
  readonly value?: string;
  readonly left?: Partial<Bench>;
}

export interface LockCommand {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly code: string;
  /** What the user must do first; undefined when the command can run. */
  readonly missing?: (bench: Bench) => string | undefined;
  /** If undefined, the command is shown but cannot run here. */
  readonly run?: (lock: LockConnection, bench: Bench) => Promise<Outcome>;
  /** Needs a PIN first: CheckPin is a separate command and unlocks the lock for later commands. */
  readonly pin?: true;
}

const read = (title: string, value: string): Outcome => ({ tone: 'success', title, value });

/**
 * Every command of the lock service (spec 7.8), and functions based on them, as other portals call them through the
 * SDK.
 */
export const lockCommands: readonly LockCommand[] = [
  {
    key: 'serialNumber',
    title: '读取证书序列号',
    summary: '登录和绑定时认锁用。不需要 PIN。',
    code: `const serialNumber = await lock.read('serialNumber');`,
    run: async (lock) => read('证书序列号', await lock.read('serialNumber')),
  },
  {
    key: 'commonName',
    title: '读取持有人名称',
    summary: '单位名称或个人姓名，和证书里写的一样。不需要 PIN。',
    code: `const holder = await lock.read('commonName');`,
    run: async (lock) => read('持有人', await lock.read('commonName')),
  },
  {
    key: 'checkPin',
    title: '校验 PIN',
    summary: '签名、解密之前要先校验一次。PIN 只交给锁，不经过平台。',
    code: `await lock.checkPin(pin); // 错误时抛出 LockError，remainingTries 是剩余次数`,
    pin: true,
  },
  {
    key: 'sign',
    title: '签名',
    summary: '私钥在锁里签，结果是 base64：RSA 锁用 SHA-256，国密锁用 SM3。',
    code: `await lock.checkPin(pin);
const signature = await lock.sign(text);`,
    async run(lock, { text }) {
      const signature = await lock.sign(text);
      return { ...read('签名值', signature), left: { signature } };
    },
  },
  {
    key: 'verify',
    title: '验签',
    summary: '把文字改一个字再验，就会不通过。不需要 PIN。',
    code: `const certificate = await lock.read('signCertificate');
const genuine = await lock.verify({ text, signature, certificate });`,
    missing: ({ signature }) => (signature ? undefined : '请先签名'),
    async run(lock, { text, signature = '' }) {
      const certificate = await lock.read('signCertificate');
      return (await lock.verify({ text, signature, certificate }))
        ? { tone: 'success', title: '验签通过：文字没有改动，是这把锁签的' }
        : { tone: 'danger', title: '验签不通过：文字改动过，或不是这把锁签的' };
    },
  },
  {
    key: 'stampPdf',
    title: '给 PDF 文件签章',
    summary: '把印章放到指定位置，由锁签名，得到签章后的 PDF。在“文件签章”里可以当场试。',
    code: `import { stampPdf } from '@ca-portal/api/sealed-pdf';

await lock.checkPin(pin);
const stamped = await stampPdf(lock, pdf, {
  // 单位是毫米，从页面左上角量起；picture 是 PNG
  seals: [{ kind: 'seal', picture, page: 1, left: 138, top: 214, width: 40, height: 40 }],
});`,
  },
  {
    key: 'verifyPdf',
    title: '验证 PDF 签章',
    summary: '逐处看内容有没有改动。证书是谁签发的、有没有吊销，请用平台的验签接口。',
    code: `import { openSignature, readSignatures } from '@ca-portal/api/sealed-pdf';

const { signatures, changedAfterwards } = await readSignatures(pdf);
const opened = await Promise.all(signatures.map(openSignature));
// content 为 'whole' 是没有改动；changedAfterwards 是最后一处签章之后又加了内容`,
  },
  {
    key: 'encrypt',
    title: '加密',
    summary: '用锁里的加密证书加密，只有这把锁能解开。不需要 PIN。',
    code: `const encrypted = await lock.encrypt(text);`,
    async run(lock, { text }) {
      const encrypted = await lock.encrypt(text);
      return { ...read('密文', encrypted), left: { encrypted } };
    },
  },
  {
    key: 'decrypt',
    title: '解密',
    summary: '开标时就是这样解开投标文件的。',
    code: `await lock.checkPin(pin);
const text = await lock.decrypt(encrypted);`,
    missing: ({ encrypted }) => (encrypted ? undefined : '请先加密'),
    run: async (lock, { encrypted = '' }) => read('原文', await lock.decrypt(encrypted)),
  },
  {
    key: 'makeSeal',
    title: '制作印章',
    summary: '会替换锁里现有的印章，需要平台的授权码，所以这里只给代码，不试。',
    code: `const lock = await connectLock({ licenseKey });
await lock.checkPin(pin);
await lock.makeSeal(pngBase64); // 印章区域类型 3，addStagingFlag '0'`,
  },
];

/** Code that each example needs first. */
export const connectCode = `import { connectLock } from '@ca-portal/ca-lock-sdk';

// 请放在点击事件里：浏览器可能会询问是否允许访问本机程序
const lock = await connectLock();`;
