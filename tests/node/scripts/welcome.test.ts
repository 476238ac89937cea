import { expect, test } from 'vitest';
import { welcome, type Welcome } from '../../../scripts/start/welcome.mjs';

const facts = (server: Partial<Welcome['server']> = {}): Welcome => ({
  server: {
    url: 'http://127.0.0.1:8080',
    database: { kind: 'PGlite', promise: '内嵌数据库' },
    accounts: [{ username: 'qiye', password: 'Demo@2026', who: '企业管理员' }],
    outboxUrl: 'http://127.0.0.1:8080/sandbox/outbox',
    administrated: true,
    ...server,
  },
  lock: '模拟器 127.0.0.1:11345',
  dataFolder: '/srv/portal/.data',
  port: 8080,
  dev: false,
});

test('the demonstration: its accounts, and nothing about making an administrator', () => {
  const said = welcome(facts());
  expect(said).toMatch(/演示账号 +qiye +Demo@2026 +企业管理员/);
  expect(said).not.toContain('create-admin');
});

test('an installation without an administrator is told the command that makes the first', () => {
  const said = welcome(facts({ accounts: [], administrated: false }));
  expect(said).toMatch(/平台管理员 +还没有/);
  expect(said).toContain('node packages/server/dist/main.js create-admin');
  expect(said).not.toContain('演示账号');
});

test('while developing, the addresses are those of the pages and not of the server behind them', () => {
  const said = welcome({ ...facts({ url: 'http://127.0.0.1:40123' }), dev: true });
  expect(said).toContain('http://127.0.0.1:8080/sandbox/outbox');
  expect(said).not.toContain('40123');
});
