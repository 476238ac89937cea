import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeServices } from './compose.js';
import { testConfig } from './config.js';
import { configFromEnv } from './config-from-env.js';
import { StartError } from './start-error.js';

const directory = mkdtempSync(join(tmpdir(), 'portal-config-'));
afterAll(() => rmSync(directory, { recursive: true }));
const file = (text: string) => {
  const path = join(directory, 'portal.json');
  writeFileSync(path, text);
  return path;
};

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

  it('open no sandbox to a network unless told to', () => {
    expect(configFromEnv({ HOST: '0.0.0.0' })).toMatchObject({ sandbox: false, demo: false });
    expect(configFromEnv({ HOST: '0.0.0.0', SANDBOX: '1' })).toMatchObject({ sandbox: true, demo: true });
    expect(configFromEnv({ HOST: '::1' }).sandbox).toBe(true);
    expect(configFromEnv({ SANDBOX: '0' }).sandbox).toBe(false);
  });

  it('take an empty variable for one that is not set', () => {
    expect(configFromEnv({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toMatchObject({ port: 8080 });
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
    ['PORTAL_SECRET', 'short-Secret'],
  ])('that are wrong are named, not repeated: %s=%s', (name, value) => {
    expect(() => configFromEnv({ [name]: value })).toThrow(
      new StartError('bad-setting', `环境变量 ${name} 的值不正确，请对照 README 修改后再启动。`),
    );
  });

  it('read a province’s file and say what is wrong with it', () => {
    const good = file(JSON.stringify({ brand: { productName: '吉林数字证书服务平台' } }));
    expect(configFromEnv({ PORTAL_CONFIG: good }).portal.brand.productName).toBe('吉林数字证书服务平台');
    const wrong = file(JSON.stringify({ brand: { name: 'x' } }));
    expect(() => configFromEnv({ PORTAL_CONFIG: wrong })).toThrow(/brand\.name is not a setting/);
    expect(() => configFromEnv({ PORTAL_CONFIG: join(directory, 'none.json') })).toThrow(/ENOENT/);
  });
});

describe('without sandboxes', () => {
  it('nothing pretends: what is missing stops the start', () => {
    const compose = () =>
      composeServices({
        db: {} as never,
        log: {} as never,
        clock: () => new Date(),
        config: { ...testConfig, sandbox: false },
      });
    expect(compose).toThrow(
      /沙箱已关闭，但还没有配置：短信网关.*邮件网关.*电子认证服务机构.*数电发票平台.*支付宝/,
    );
  });

  it.each(['sms', 'mail', 'payment', 'authorities', 'invoices'] as const)('%s alone stops it', (missing) => {
    const all = { sms: {}, mail: {}, payment: {}, authorities: {}, invoices: {} };
    const { [missing]: _, ...ports } = all;
    const start = () =>
      composeServices({
        db: {} as never,
        log: {} as never,
        clock: () => new Date(),
        config: { ...testConfig, sandbox: false },
        ports: ports as never,
      });
    expect(start).toThrow(StartError);
  });
});
