import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { z } from 'zod';
import type { Config } from './config.js';
import { StartError, systemCode } from './start-error.js';

const flag = z.enum(['0', '1']).optional();
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const schema = z.object({
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .optional(),
  PUBLIC_URL: origin.optional(),
  APP_DIST: z.string().optional(),
  SANDBOX: flag,
  DEMO: flag,
  PORTAL_SECRET: z.string().min(32).optional(),
  PORTAL_CONFIG: z.string().optional(),
  TRUST_PROXY: flag,
  RATE_LIMITS: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
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
  CLAMD: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/)
    .optional(),
});

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** The portal built beside this package, when there is one. */
function builtPortal(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  return [join(here, '../../app/dist')].find((dist) => existsSync(join(dist, 'index.html')));
}

function portalConfig(file: string | undefined): PortalConfig {
  if (!file) return parsePortalConfig({});
  try {
    return parsePortalConfig(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = systemCode(cause) || (cause instanceof Error ? cause.message : '');
    throw new StartError('bad-setting', `PORTAL_CONFIG 指定的文件 ${file} 不能使用：${reason}。`, { cause });
  }
}

function hostAndPort(address: string | undefined): Config['clamd'] {
  const [host = '', port] = (address ?? '').split(':');
  return host ? { host, port: Number(port) } : null;
}

/** Reads the settings; one that is wrong is named, its value is not repeated (it may be a password). */
export function configFromEnv(given: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is one that is not set.
  const read = schema.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  );
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))].join('、');
    throw new StartError('bad-setting', `环境变量 ${names} 的值不正确，请对照 README 修改后再启动。`);
  }
  const env = read.data;
  // Sandboxes show codes and take no money: on by themselves only where nobody else can reach them.
  const sandbox = env.SANDBOX === undefined ? loopback.test(env.HOST) : env.SANDBOX === '1';
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: alipayPublicKey } = env;
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? '',
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    appDist: env.APP_DIST ? resolve(env.APP_DIST) : builtPortal(),
    sandbox,
    demo: env.DEMO === undefined ? sandbox : env.DEMO === '1',
    secret: env.PORTAL_SECRET ?? '',
    trustProxy: env.TRUST_PROXY === '1',
    rateLimits: env.RATE_LIMITS !== '0',
    logLevel: env.LOG_LEVEL,
    exam: { url: env.EXAM_URL, key: env.EXAM_KEY, iv: env.EXAM_IV },
    alipay:
      appId && privateKey && alipayPublicKey
        ? { appId, gateway: env.ALIPAY_GATEWAY, privateKey, alipayPublicKey }
        : null,
    clamd: hostAndPort(env.CLAMD),
    handover: {
      issuer: env.HANDOVER_PUBLIC_KEY ? env.HANDOVER_ISSUER : '',
      publicKey: env.HANDOVER_PUBLIC_KEY,
      allowBare: env.HANDOVER_ALLOW_BARE === '1',
    },
    portal: { ...portalConfig(env.PORTAL_CONFIG), sandbox },
  };
}
