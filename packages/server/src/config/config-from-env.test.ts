import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeServices } from '../compose.js';
import { testConfig } from './config.js';
import { configFromEnv } from './config-from-env.js';
import { createMetrics } from '../metrics/index.js';
import { StartError } from '../kernel/start-error.js';

describe('settings', () => {
  it('have defaults for a machine of one’s own', () => {
    expect(configFromEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: '',
      sandbox: true,
      demo: true,
      rateLimits: true,
      trustProxy: false,
      alipay: null,
    });
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'SANDBOX'],
    [{ HOST: '0.0.0.0', DEMO: '1' }, 'SANDBOX'],
    [{ TRUST_PROXY: '1' }, 'SANDBOX'],
    [{ HOST: '::', SANDBOX: '1' }, 'DEMO'],
  ])('that let others in without a word about sandboxes are refused: %o', (env, missing) => {
    expect(() => configFromEnv(env)).toThrow(`没有设置 ${missing}。`);
  });

  it('open no sandbox to a network unless told to', () => {
    expect(configFromEnv({ HOST: '0.0.0.0', SANDBOX: '0' })).toMatchObject({ sandbox: false, demo: false });
    const tried = configFromEnv({ HOST: '0.0.0.0', SANDBOX: '1', DEMO: '0' });
    expect(tried).toMatchObject({ sandbox: true, demo: false });
    expect(configFromEnv({ HOST: '::1' }).sandbox).toBe(true);
    expect(configFromEnv({ SANDBOX: '0' }).sandbox).toBe(false);
  });

  it('take an empty variable for one that is not set', () => {
    expect(configFromEnv({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toMatchObject({ port: 8080 });
  });

  it.each([
    ['0', false],
    ['1', 1],
    ['10.0.0.0/8, fd00::/8,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
  ])('say whose word about addresses counts: %s', (text, trustProxy) => {
    expect(configFromEnv({ TRUST_PROXY: text, SANDBOX: '0' }).trustProxy).toEqual(trustProxy);
  });

  it('lose a slash at the end of the public address', () => {
    expect(configFromEnv({ PUBLIC_URL: 'https://ca.example.cn/' }).publicUrl).toBe('https://ca.example.cn');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ca.example.cn'],
    ['DATABASE_URL', 'mysql://user:Secret@host/db'],
    ['SANDBOX', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://admin.example.cn/Secret'],
    ['PORTAL_SECRET', 'short-Secret'],
  ])('that are wrong are named, not repeated: %s=%s', (name, value) => {
    expect(() => configFromEnv({ [name]: value })).toThrow(
      new StartError('bad-setting', `环境变量 ${name} 的值不正确，请对照 README 修改后再启动。`),
    );
  });
});

describe('the mail server', () => {
  const smtp = { DEMO: '0', SMTP_HOST: 'smtp.example.cn', SMTP_FROM: '数字证书服务 <portal@ca.example.cn>' };
  const login = { SMTP_USER: 'portal', SMTP_PASSWORD: 'Secret' };

  it('is nobody by default, and one line of its own where host and sender are given', () => {
    expect(configFromEnv({}).smtp).toBeNull();
    expect(configFromEnv(smtp).smtp).toEqual({
      host: 'smtp.example.cn',
      port: 465,
      tls: 'tls',
      user: '',
      password: '',
      from: { name: '数字证书服务', address: 'portal@ca.example.cn' },
    });
  });

  it.each([
    [
      { ...login, SMTP_TLS: 'starttls' },
      { port: 587, user: 'portal', password: 'Secret' },
    ],
    [{ SMTP_TLS: 'none' }, { port: 25, tls: 'none' }],
    [{ SMTP_HOST: '127.0.0.1', SMTP_TLS: 'none', SMTP_PORT: '1025', ...login }, { port: 1025 }],
    [{ SMTP_FROM: 'portal@ca.example.cn' }, { from: { name: '', address: 'portal@ca.example.cn' } }],
  ])('is what the variables say: %o', (given, expected) => {
    expect(configFromEnv({ ...smtp, ...given }).smtp).toMatchObject(expected);
  });

  it('is one of this machine beside sample accounts, whose addresses are strangers’', () => {
    const local = { SMTP_HOST: '127.0.0.1', SMTP_FROM: 'portal@ca.example.cn' };
    expect(configFromEnv(local).smtp).toMatchObject({ host: '127.0.0.1' });
    expect(() => configFromEnv({ ...smtp, DEMO: '' })).toThrow(/DEMO=1 时不能设置 SMTP_HOST/);
  });

  it.each([
    ['SMTP_HOST', { SMTP_HOST: '' }],
    ['SMTP_HOST', { SMTP_HOST: 'smtps://portal:Secret@smtp.example.cn' }],
    ['SMTP_PORT', { SMTP_PORT: '0' }],
    ['SMTP_TLS', { SMTP_TLS: 'ssl' }],
    // A password in the clear, over a network.
    ['SMTP_TLS', { SMTP_TLS: 'none', ...login }],
    ['SMTP_FROM', { SMTP_FROM: '' }],
    ['SMTP_FROM', { SMTP_FROM: '数字证书服务' }],
    ['SMTP_FROM', { SMTP_FROM: 'a\r\nBcc: b@example.cn <portal@ca.example.cn>' }],
    ['SMTP_PASSWORD', { SMTP_USER: 'portal' }],
    ['SMTP_USER', { SMTP_PASSWORD: 'Secret' }],
  ])('stops the start when %s does not fit: %o', (name, given) => {
    expect(() => configFromEnv({ ...smtp, ...given })).toThrow(
      new StartError('bad-setting', `环境变量 ${name} 的值不正确，请对照 README 修改后再启动。`),
    );
  });
});

describe('the gateway of text messages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sms-templates-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (content: string) => {
    const path = join(folder, `${createHash('sha256').update(content).digest('hex')}.json`);
    writeFileSync(path, content);
    return path;
  };
  const aliyun = {
    DEMO: '0',
    ALIYUN_ACCESS_KEY_ID: 'LTAIexample',
    ALIYUN_ACCESS_KEY_SECRET: 'Secret',
    ALIYUN_SMS_SIGN_NAME: '数字证书服务',
    ALIYUN_SMS_TEMPLATES: fileOf(
      '{"code":{"code":"SMS_1","values":{"number":"code"}},"accountThere":{"code":"SMS_2"},"lock.lost":null}',
    ),
  };

  it('is nobody by default, and Aliyun with key, sign name and templates', () => {
    expect(configFromEnv({}).aliyunSms).toBeNull();
    expect(configFromEnv(aliyun).aliyunSms).toEqual({
      endpoint: 'https://dysmsapi.aliyuncs.com',
      accessKeyId: 'LTAIexample',
      accessKeySecret: 'Secret',
      signName: '数字证书服务',
      templates: {
        code: { code: 'SMS_1', values: { number: 'code' } },
        accountThere: { code: 'SMS_2', values: {} },
        'lock.lost': null,
      },
    });
  });

  it('sends nothing to the phones of sample accounts', () => {
    expect(() => configFromEnv({ ...aliyun, DEMO: '1' })).toThrow(/DEMO=1 时不能设置 ALIYUN_SMS_TEMPLATES/);
  });

  it('serves the identity check by the same key, with text messages or without', () => {
    const identity = { ALIYUN_IDENTITY_CHECK: '1' };
    const service = {
      endpoint: 'https://cloudauth.aliyuncs.com',
      accessKeyId: 'LTAIexample',
      accessKeySecret: 'Secret',
    };
    expect(configFromEnv(aliyun).aliyunIdentity).toBeNull();
    expect(configFromEnv({ ...aliyun, ...identity }).aliyunIdentity).toEqual(service);
    const alone = { ...aliyun, ...identity, ALIYUN_SMS_SIGN_NAME: '', ALIYUN_SMS_TEMPLATES: '' };
    expect(configFromEnv(alone)).toMatchObject({ aliyunSms: null, aliyunIdentity: service });
  });

  it.each([
    ['ALIYUN_ACCESS_KEY_ID', { ALIYUN_ACCESS_KEY_ID: '', ALIYUN_IDENTITY_CHECK: '1' }],
    ['ALIYUN_IDENTITY_CHECK', { ALIYUN_IDENTITY_CHECK: 'yes' }],
    ['ALIYUN_IDENTITY_ENDPOINT', { ALIYUN_IDENTITY_ENDPOINT: 'http://check.example.cn' }],
    ['ALIYUN_SMS_SIGN_NAME', { ALIYUN_SMS_SIGN_NAME: '', ALIYUN_IDENTITY_CHECK: '1' }],
    ['ALIYUN_ACCESS_KEY_ID', { ALIYUN_ACCESS_KEY_ID: '' }],
    ['ALIYUN_ACCESS_KEY_ID', { ALIYUN_ACCESS_KEY_ID: 'a,SignedHeaders=b' }],
    ['ALIYUN_ACCESS_KEY_SECRET', { ALIYUN_ACCESS_KEY_SECRET: '' }],
    ['ALIYUN_SMS_SIGN_NAME', { ALIYUN_SMS_SIGN_NAME: '' }],
    ['ALIYUN_SMS_TEMPLATES', { ALIYUN_SMS_TEMPLATES: '' }],
    ['ALIYUN_SMS_TEMPLATES', { ALIYUN_SMS_TEMPLATES: join(folder, 'nowhere.json') }],
    ['ALIYUN_SMS_TEMPLATES', { ALIYUN_SMS_TEMPLATES: fileOf('{"code":') }],
    ['ALIYUN_SMS_TEMPLATES', { ALIYUN_SMS_TEMPLATES: fileOf('{"code":{"code":"Secret"}}') }],
    ['ALIYUN_SMS_TEMPLATES', { ALIYUN_SMS_TEMPLATES: fileOf('{"code":{"code":"SMS_1","value":{}}}') }],
    ['ALIYUN_SMS_ENDPOINT', { ALIYUN_SMS_ENDPOINT: 'http://sms.example.cn' }],
    ['ALIYUN_SMS_ENDPOINT', { ALIYUN_SMS_ENDPOINT: 'https://user:Secret@sms.example.cn' }],
  ])('stops the start when %s does not fit: %o', (name, given) => {
    expect(() => configFromEnv({ ...aliyun, ...given })).toThrow(
      new StartError('bad-setting', `环境变量 ${name} 的值不正确，请对照 README 修改后再启动。`),
    );
  });
});

describe('without sandboxes', () => {
  it('nothing pretends: what is missing stops the start', () => {
    const compose = () =>
      composeServices({
        workers: {} as never,
        metrics: createMetrics(),
        db: {} as never,
        log: {} as never,
        clock: () => new Date(),
        config: { ...testConfig, sandbox: false },
      });
    expect(compose).toThrow(
      /沙箱已关闭，但还没有配置：短信网关.*邮件服务器（SMTP_HOST.*电子认证服务机构.*数电发票平台.*支付宝/,
    );
  });

  it.each(['sms', 'mail', 'payment', 'authorities', 'invoices'] as const)('%s alone stops it', (missing) => {
    const all = { sms: {}, mail: {}, payment: {}, authorities: {}, invoices: {} };
    const { [missing]: _, ...ports } = all;
    const start = () =>
      composeServices({
        workers: {} as never,
        metrics: createMetrics(),
        db: {} as never,
        log: {} as never,
        clock: () => new Date(),
        config: { ...testConfig, sandbox: false },
        ports: ports as never,
      });
    expect(start).toThrow(StartError);
  });
});
