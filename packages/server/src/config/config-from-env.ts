import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { aliyunOf, aliyunVariables, missingAliyunVariable } from './aliyun.js';
import type { Config } from './config.js';
import { isLoopback } from './loopback.js';
import { smtpServer, smtpVariables, wrongSmtpVariable } from './smtp.js';
import { placeholdersOf, readProvince, withSamples } from '../province/index.js';
import { StartError } from '../kernel/start-error.js';
import { trustedProxies } from './trusted-proxies.js';

const flag = z.enum(['0', '1']).optional();
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Comma-separated origins. Anything more than an origin would never match what a browser sends. */
const origins = z
  .string()
  .default('')
  .transform((text, context) => {
    const given = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const isOrigin = (part: string) =>
      URL.canParse(part) && /^https?:/.test(part) && new URL(part).origin === part;
    if (given.every(isOrigin)) return given;
    context.addIssue({ code: 'custom', message: 'no list of origins' });
    return z.NEVER;
  });

const variables = z.object({
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .optional(),
  ATTACHMENTS: z.enum(['directory', 'database']).optional(),
  PUBLIC_URL: origin.optional(),
  APP_DIST: z.string().optional(),
  KIT_DIST: z.string().optional(),
  SANDBOX: flag,
  DEMO: flag,
  PORTAL_SECRET: z.string().min(32).optional(),
  PORTAL_CONFIG: z.string().optional(),
  TRUSTED_AUTHORITIES: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const proxies = trustedProxies(text);
      if (proxies !== undefined) return proxies;
      context.addIssue({ code: 'custom', message: 'neither a number of proxies nor networks' });
      return z.NEVER;
    })
    .default(false),
  RATE_LIMITS: flag,
  CORS_ORIGINS: origins,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SLOW_STATEMENT_MS: z.coerce.number<string>().int().min(0).default(1_000),
  METRICS_TOKEN: z.string().min(16).optional(),
  EXAM_URL: z.string().default(''),
  EXAM_KEY: z.string().default(''),
  EXAM_IV: z.string().default(''),
  HANDOVER_ISSUER: z.string().default(''),
  HANDOVER_PUBLIC_KEY: z.string().default(''),
  HANDOVER_ALLOW_BARE: flag,
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_GATEWAY: origin.default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  LICENSE_OCR: z.union([z.literal(['own', 'none']), z.url({ protocol: /^https?$/ })]).default('own'),
  CLAMD: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/)
    .optional(),
  ...smtpVariables,
  ...aliyunVariables,
});
const schema = variables.superRefine((given, context) => {
  const wrong = wrongSmtpVariable(given) ?? missingAliyunVariable(given);
  if (wrong) context.addIssue({ code: 'custom', path: [wrong], message: 'does not fit the others' });
});

/** True if others can reach the server, directly or through a proxy. */
export const isExposed = ({ host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>): boolean =>
  !isLoopback(host) || trustProxy !== false;

/**
 * Sandboxes show codes and take no money, and the sample accounts' password is public: an exposed server
 * needs an explicit choice.
 */
function demandChoice(
  exposed: boolean,
  { SANDBOX, DEMO }: { SANDBOX?: string | undefined; DEMO?: string | undefined },
) {
  if (!exposed) return;
  const missing =
    SANDBOX === undefined ? 'SANDBOX' : SANDBOX === '1' && DEMO === undefined ? 'DEMO' : undefined;
  if (!missing) return;
  throw new StartError(
    'bad-setting',
    `按 HOST 或 TRUST_PROXY 的设置，其他电脑可以访问本服务，但没有设置 ${missing}。正式运行请设置 SANDBOX=0；` +
      '只在内部试用时请设置 SANDBOX=1，并用 DEMO=1 或 DEMO=0 说明是否保留示例账号（其密码是公开的）。',
  );
}

/** Phones and addresses of the sample accounts are made up, and may be those of strangers. */
function demandNoStrangers({ aliyunSms, smtp }: Pick<Config, 'aliyunSms' | 'smtp'>): void {
  const variable = aliyunSms
    ? 'ALIYUN_SMS_TEMPLATES'
    : smtp && !isLoopback(smtp.host)
      ? 'SMTP_HOST'
      : undefined;
  if (!variable) return;
  throw new StartError(
    'bad-setting',
    `示例账号的手机号和邮箱是虚构的，可能属于他人，所以 DEMO=1 时不能设置 ${variable}。请设置 DEMO=0，或去掉 ${variable}。`,
  );
}

/** The portal built beside this package, when there is one. */
function builtPortal(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  return [join(here, '../../app/dist')].find((dist) => existsSync(join(dist, 'index.html')));
}

function hostAndPort(address: string | undefined): Config['clamd'] {
  const [host = '', port] = (address ?? '').split(':');
  return host ? { host, port: Number(port) } : null;
}

/**
 * Reads the settings. An error names the wrong setting but does not repeat its value, which may be a
 * password.
 */
export function configFromEnv(given: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as not set.
  const checked = schema.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  );
  if (!checked.success) {
    const names = [...new Set(checked.error.issues.map((issue) => String(issue.path[0])))].join('、');
    throw new StartError('bad-setting', `环境变量 ${names} 的值不正确，请对照 README 修改后再启动。`);
  }
  const env = checked.data;
  demandChoice(isExposed({ host: env.HOST, trustProxy: env.TRUST_PROXY }), env);
  const sandbox = env.SANDBOX !== '0';
  const demo = env.DEMO === undefined ? sandbox : env.DEMO === '1';
  const [smtp, aliyun] = [smtpServer(env), aliyunOf(env)];
  if (demo) demandNoStrangers({ ...aliyun, smtp });
  const read = readProvince(env.PORTAL_CONFIG);
  const settings = demo ? withSamples(read) : read;
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: alipayPublicKey } = env;
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? '',
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    attachments: env.ATTACHMENTS ?? (env.DATABASE_URL ? 'database' : 'directory'),
    appDist: env.APP_DIST ? resolve(env.APP_DIST) : builtPortal(),
    kitDist: env.KIT_DIST ? resolve(env.KIT_DIST) : undefined,
    sandbox,
    demo,
    secret: env.PORTAL_SECRET ?? '',
    trustedAuthorities: env.TRUSTED_AUTHORITIES ? resolve(env.TRUSTED_AUTHORITIES) : undefined,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS !== '0',
    corsOrigins: env.CORS_ORIGINS,
    slowStatementMs: env.SLOW_STATEMENT_MS,
    metricsToken: env.METRICS_TOKEN ?? '',
    logLevel: env.LOG_LEVEL,
    exam: { url: env.EXAM_URL, key: env.EXAM_KEY, iv: env.EXAM_IV },
    alipay:
      appId && privateKey && alipayPublicKey
        ? { appId, gateway: env.ALIPAY_GATEWAY, privateKey, alipayPublicKey }
        : null,
    smtp,
    ...aliyun,
    timestampUrl: env.TIMESTAMP_URL,
    licenseOcr: env.LICENSE_OCR,
    clamd: hostAndPort(env.CLAMD),
    handover: {
      issuer: env.HANDOVER_PUBLIC_KEY ? env.HANDOVER_ISSUER : '',
      publicKey: env.HANDOVER_PUBLIC_KEY,
      allowBare: env.HANDOVER_ALLOW_BARE === '1',
    },
    portal: { ...settings.portal, sandbox },
    province: settings.province,
    brandDir: read.brandDir,
    placeholders: demo ? [] : placeholdersOf(read.given),
  };
}
