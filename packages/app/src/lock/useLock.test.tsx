import { LockError } from '@ca-portal/ca-lock-sdk';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { scriptedLock, type LockScript } from './scripted-lock.fixtures.js';
import type { LockNeed } from './facts.js';
import { useLock } from './useLock.js';

const start = (script: LockScript, need: LockNeed = 'certificate') => {
  const sdk = scriptedLock(script);
  const hook = renderHook(() => useLock({ sdk, need }));
  act(() => hook.result.current.check());
  return hook;
};
const settled = async (script: LockScript, need?: LockNeed) => {
  const hook = start(script, need);
  await waitFor(() => expect(hook.result.current.state.phase).toMatch(/ready|failed/));
  return hook;
};

test('checks nothing before the click', () => {
  const sdk = scriptedLock();
  const looked = [vi.spyOn(sdk, 'isComputer'), vi.spyOn(sdk, 'preflight'), vi.spyOn(sdk, 'connect')];
  const { result } = renderHook(() => useLock({ sdk }));
  expect(result.current.state.phase).toBe('idle');
  looked.forEach((spy) => expect(spy).not.toHaveBeenCalled());
});

test('shows a ready lock and its holder', async () => {
  const { result } = await settled({});
  const { state } = result.current;
  expect(state).toMatchObject({
    phase: 'ready',
    lock: { deviceId: 'SIM-0001', certificate: { holderName: '示例建设工程有限公司' }, unread: [] },
  });
});

describe('the first lamp that is not green decides', () => {
  test.each([
    [{ isComputer: false }, 'system', '手机和平板不能使用实体CA锁'],
    [{ stopsAt: 'browser-refused' }, 'browser', '请使用谷歌（Chrome）或火狐（Firefox）浏览器'],
    [{ stopsAt: 'permission-denied' }, 'permission', '浏览器未允许访问本机程序'],
    [{ stopsAt: 'service-not-found' }, 'service', '程序启动失败，请重新安装驱动并重启电脑'],
    [{ stopsAt: 'no-lock' }, 'lock', '未检测到CA锁'],
    [{ blank: true }, 'certificate', '锁里没有证书'],
    [{ unreadable: ['signCertificate', 'deviceId'] }, 'lock', '锁已插好，但有 2 项没有读到'],
    [{ removed: true }, 'lock', '已被拔出'],
  ] as const satisfies readonly (readonly [LockScript, string, string])[])(
    '%o → %s',
    async (script, lamp, title) => {
      const { result } = await settled(script);
      await waitFor(() => expect(result.current.state.phase).toBe('failed'));
      const { state } = result.current;
      if (state.phase !== 'failed') throw new Error('not failed');
      expect(state.problem.at).toBe(lamp);
      expect(state.problem.title).toContain(title);
    },
  );
});

test('every unreadable item has its own sentence', async () => {
  const { result } = await settled({ unreadable: ['signCertificate', 'deviceId'] });
  expect(result.current.state).toMatchObject({
    problem: { details: ['读取签名证书失败，请检查CA锁是否插好', '读取设备编号失败，请检查CA锁是否插好'] },
  });
});

test('an unreadable optional item does not stop a login, but is reported', async () => {
  const { result } = await settled({ unreadable: ['keyIdentifier'] });
  expect(result.current.state).toMatchObject({
    phase: 'ready',
    lock: { unread: ['读取密钥标识失败，请检查CA锁是否插好'] },
  });
});

test('an empty lock is ready for writing', async () => {
  const { result } = await settled({ blank: true }, 'device');
  expect(result.current.state).toMatchObject({
    phase: 'ready',
    lock: { deviceId: 'SIM-0001', certificate: undefined, unread: [] },
  });
});

test('the permission lamp waits during the browser’s prompt; 取消 goes back', async () => {
  const { result } = start({ permission: 'prompt', pending: true });
  await waitFor(() =>
    expect(result.current.state).toEqual({ phase: 'checking', at: 'permission', asking: true }),
  );
  act(() => result.current.reset());
  expect(result.current.state.phase).toBe('idle');
});

test('reads the chosen one of several locks; a cancel closes the session', async () => {
  const several = ['SIM-0001', 'SIM-0002'];
  const { result } = start({ several });
  await waitFor(() => expect(result.current.state).toEqual({ phase: 'choosing', devices: several }));
  act(() => result.current.choose('SIM-0002'));
  await waitFor(() =>
    expect(result.current.state).toMatchObject({ phase: 'ready', lock: { deviceId: 'SIM-0002' } }),
  );

  const sdk = scriptedLock({ several });
  const connect = sdk.connect;
  const close = vi.fn<() => void>();
  sdk.connect = async (options) => ({ ...(await connect(options)), close });
  const second = renderHook(() => useLock({ sdk }));
  act(() => second.result.current.check());
  await waitFor(() => expect(second.result.current.state.phase).toBe('choosing'));
  act(() => second.result.current.reset());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(second.result.current.state.phase).toBe('idle');
});

test('closes the session with the component, also one that opens late', async () => {
  const sdk = scriptedLock();
  const connect = sdk.connect;
  const close = vi.fn<() => void>();
  sdk.connect = async (options) => ({ ...(await connect(options)), close });
  const { result, unmount } = renderHook(() => useLock({ sdk }));
  act(() => result.current.check());
  unmount();
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('an error of the session replaces the ready state', async () => {
  const { result } = await settled({});
  act(() => result.current.fail(new LockError('pin-locked')));
  expect(result.current.state).toMatchObject({
    phase: 'failed',
    problem: { at: 'lock', code: 'pin-locked' },
  });
});

test('reports a bug of the portal, and the user can retry', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const sdk = scriptedLock();
  sdk.connect = () => Promise.reject(new TypeError('ours'));
  const { result } = renderHook(() => useLock({ sdk }));
  act(() => result.current.check());
  await waitFor(() => expect(result.current.state).toMatchObject({ problem: { code: 'session-closed' } }));
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('finds the lock in a browser that refuses storage', async () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { result } = await settled({});
  expect(result.current.state.phase).toBe('ready');
  refused.mockRestore();
});
