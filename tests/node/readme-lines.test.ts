import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@ca-portal/api';
import { contract } from '@ca-portal/api/contract';
import * as domain from '@ca-portal/api/domain';
import * as orders from '@ca-portal/api/groups/orders';
import * as session from '@ca-portal/api/groups/session';
import { exampleHandlers, mockScenario } from '@ca-portal/api/mocks';
import * as sdk from '@ca-portal/ca-lock-sdk';
import * as zhCN from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import * as remember from '@ca-portal/ca-lock-sdk/remember';
import { setupServer } from 'msw/node';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserLikeFetch } from '../../packages/ca-lock-sdk/tests/browserLikeFetch.js';
import { cleanUp, world } from '../../packages/ca-lock-sdk/tests/world.js';

/** Runs the first code of a package's README unchanged; `given` are the names that the reader has to provide. */
async function firstLines(name: string, modules: Record<string, unknown>, given: Record<string, unknown>) {
  const readme = readFileSync(join(import.meta.dirname, `../../packages/${name}/README.md`), 'utf8');
  const [, code = ''] = /^```ts\n([^]*?)^```/m.exec(readme) ?? [];
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const require = (specifier: string) => {
    if (!Object.hasOwn(modules, specifier)) throw new Error(`${name} shows ${specifier}`);
    return modules[specifier];
  };
  const names = { require, exports: {}, ...given };
  const body = `return (async () => {${outputText}})()`;
  await (new Function(...Object.keys(names), body) as (...values: unknown[]) => Promise<void>)(
    ...Object.values(names),
  );
}

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};

describe('ca-lock-sdk', () => {
  afterAll(cleanUp);

  it('logs in with a lock, and shows the sentence when the PIN is wrong', async () => {
    const { simulator, control } = await world();
    await control.issue({});
    const { port } = simulator;
    const modules = {
      // The simulator has its own port, and Node does not send the headers of a browser.
      '@ca-portal/ca-lock-sdk': {
        ...sdk,
        connectLock: (options: sdk.ConnectOptions) =>
          sdk.connectLock({ ...options, firstPort: port, portCount: 1, fetch: browserLikeFetch() }),
      },
      '@ca-portal/ca-lock-sdk/messages/zh-CN': zhCN,
      '@ca-portal/ca-lock-sdk/remember': remember,
    };
    const show = vi.fn<(message: { title: string }) => void>();
    const given = { localStorage: storage(), challenge: 'challenge', show };
    await firstLines('ca-lock-sdk', modules, { ...given, pin: '12345678' });
    expect(show).not.toHaveBeenCalled();
    expect((await control.state()).signatures).toBe(1);
    await firstLines('ca-lock-sdk', modules, { ...given, pin: '00000000' });
    expect(show).toHaveBeenCalledOnce();
    expect(show.mock.calls[0]?.[0].title).toMatch(/密码错误，还可尝试 9 次/);
  });
});

describe('api', () => {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  it('reads an order, and refreshes when it cannot be cancelled any more', async () => {
    const conflict = { error: 'orderStateConflict', params: { state: '已完成' } } as const;
    server.use(mockScenario(contract.orders.cancel, conflict), ...exampleHandlers());
    const [refresh, showToast, goToLogin] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    await firstLines(
      'api',
      {
        '@ca-portal/api': api,
        '@ca-portal/api/domain': domain,
        '@ca-portal/api/groups/orders': orders,
        '@ca-portal/api/groups/session': session,
      },
      {
        localStorage: storage(),
        orderNo: 'DD20261121000101',
        signal: new AbortController().signal,
        refresh,
        showToast,
        goToLogin,
      },
    );
    expect(refresh).toHaveBeenCalledOnce();
    expect(showToast).not.toHaveBeenCalled();
    expect(goToLogin).not.toHaveBeenCalled();
  });
});
