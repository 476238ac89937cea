import { z } from 'zod';

/* Schema of a province's file. Every error message is a whole sentence: the key's path is put before it. */

/** A single line of up to `most` characters; control characters are not allowed in names. */
const line = (most: number) =>
  z
    .string()
    .max(most, `最多 ${most} 个字，请缩短。`)
    .regex(/^\P{Cc}*$/u, '只能是一行文字，请去掉换行和控制字符。');
const name = (most: number) => line(most).refine((text) => text.trim() !== '', '不能为空，请填写。');

const link = z
  .string()
  .regex(/^(?:https?:\/\/\S+)?$/, '应当是 http:// 或 https:// 开头的地址，没有就留空。')
  .max(500, '最多 500 个字符，请缩短。');

/** A file next to the province's own; the content security policy blocks files of other servers. */
const brandFile = (endings: readonly string[]) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^(?:/brand/\w[\w-]*(?:\.[\w-]+)*\.(?:${endings.join('|')}))?$`),
      `应当是配置文件旁 brand 文件夹里的文件，例如 /brand/portal.${endings[0]}（可用 ${endings.join('、')}），没有就留空。`,
    );

const bytes = (text: string): number => new TextEncoder().encode(text).length;

const lock = z
  .strictObject({
    firstPort: z.int('应当是整数。').optional(),
    portCount: z.int('应当是整数。').optional(),
    licenseKey: z.string().optional(),
    driverDownloadId: line(20).optional(),
  })
  .refine(
    ({ firstPort = 11_345, portCount = 10 }) =>
      firstPort >= 1024 && portCount >= 1 && portCount <= 32 && firstPort + portCount <= 65_536,
    '的 firstPort 和 portCount 应当是 1023 以上的端口，最多 32 个。',
  );

const examCipher = z
  .strictObject({ key: z.string().optional(), iv: z.string().optional() })
  .refine(
    ({ key = '', iv = '' }) => (key === '' && iv === '') || (bytes(key) === 24 && bytes(iv) === 8),
    '的 key 和 iv 应当分别是 24 和 8 个字节，或者都留空。',
  );

const origin = z.url({ protocol: /^https?$/, error: '应当是 https://支付平台域名 这样的地址。' });
const coordinate = (from: number, to: number) =>
  z.number().min(from, `应当在 ${from} 和 ${to} 之间。`).max(to, `应当在 ${from} 和 ${to} 之间。`);

/** Every key is optional here: a missing one keeps its sample value, which `placeholders` reports. */
export const provinceFile = z.strictObject({
  $schema: z.string().optional(),
  brand: z
    .strictObject({
      mark: z
        .string()
        .refine((text) => Array.from(text).length === 1, '应当正好是一个字，显示在印章式标志里。')
        .optional(),
      productName: name(12).optional(),
      shortName: name(6).optional(),
      subtitle: line(16).optional(),
      region: line(20).optional(),
      themeSheet: brandFile(['css']).optional(),
      logo: brandFile(['svg', 'png', 'webp']).optional(),
      favicon: brandFile(['svg', 'png', 'ico']).optional(),
      appIcon: brandFile(['png']).optional(),
    })
    .optional(),
  place: z
    .strictObject({
      province: name(12).optional(),
      cities: z
        .array(name(12))
        .min(1, '至少要有一个城市。')
        .max(40, '最多 40 个城市。')
        .refine((cities) => new Set(cities).size === cities.length, '同一个城市只能写一次。')
        .optional(),
    })
    .optional(),
  mobileApp: name(12).optional(),
  hotline: z
    .strictObject({
      phone: z
        .string()
        .regex(/^[\d+][\d -]{2,19}$/, '应当是电话号码，例如 0431-12345678。')
        .regex(/^(?!0\d\d+-\d{7,8}-)/, '不能带分机号，请写总机号码。')
        .optional(),
      hours: line(60).optional(),
      complaint: line(20).optional(),
      mailbox: z.union([z.literal(''), z.email('应当是邮箱地址，没有就留空。')]).optional(),
    })
    .optional(),
  organization: z
    .strictObject({
      name: line(40).optional(),
      address: line(80).optional(),
      licenseNumber: line(40).optional(),
      email: z.union([z.literal(''), z.email('应当是邮箱地址，没有就留空。')]).optional(),
      recordNumber: line(40).optional(),
    })
    .optional(),
  receivingAccount: z
    .strictObject({
      accountName: name(60).optional(),
      accountNumber: z
        .string()
        .regex(/^\d{8,30}$/, '应当是 8 到 30 位数字，用引号括起来。')
        .optional(),
      bank: name(60).optional(),
    })
    .optional(),
  servicePoints: z
    .array(
      z.strictObject({
        city: name(12),
        name: name(40),
        address: name(80),
        phone: line(20).optional(),
        hours: line(60).optional(),
        longitude: coordinate(-180, 180).optional(),
        latitude: coordinate(-90, 90).optional(),
      }),
    )
    .max(500, '最多 500 个网点；更多的请启动后在内容管理里添加。')
    .optional(),
  publicAccount: z.strictObject({ name: line(20).optional(), qrCode: line(500).optional() }).optional(),
  officeMap: z
    .strictObject({
      picture: z
        .string()
        .regex(/^(?:\/(?![/\\])\S*)?$/, '应当是本平台上的图片，例如 /brand/office.png，没有就留空。')
        .optional(),
      address: line(80).optional(),
    })
    .optional(),
  membership: z.boolean().optional(),
  courier: z.boolean().optional(),
  sms: z.boolean().optional(),
  themeColors: z.array(z.string().regex(/^#[0-9a-f]{6}$/, '应当是 #1890ff 这样的颜色（小写）。')).optional(),
  links: z
    .strictObject({
      oldPlatform: link.optional(),
      exam: link.optional(),
      contract: link.optional(),
      assistant: link.optional(),
    })
    .optional(),
  examCipher: examCipher.optional(),
  lock: lock.optional(),
  paymentHosts: z.array(origin).optional(),
});

export type ProvinceFile = z.output<typeof provinceFile>;
