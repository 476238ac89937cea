import { expect, test } from 'vitest';
import { groupLog } from './log-groups.js';
import type { LogLine } from './useWriting.js';
import type { WriteStep } from './write-certificate.js';

const line = (at: number, step: WriteStep, note: string, failed?: true): LogLine => ({
  at,
  step,
  note,
  ...(failed ? { failed } : {}),
});
const begun = [line(1, 'detect', '核对'), line(2, 'generate', '签名密钥'), line(3, 'generate', '加密密钥')];
const shown = (log: LogLine[], running: boolean) =>
  groupLog(log, running).map(({ at, step, status, note }) => [at, step, status, note]);

test('one entry per step: the running one says what it does, the others what they achieved', () => {
  expect(shown(begun, true)).toEqual([
    [2, 'generate', 'current', '加密密钥'],
    [1, 'detect', 'done', 'CA锁密码正确'],
  ]);
});
test('at the end every step says what it achieved', () => {
  expect(shown([line(1, 'write', '写入'), line(2, 'write', '核对')], false)).toEqual([
    [1, 'write', 'done', '证书已写入并核对'],
  ]);
});
test('a break keeps its reason, also when the same step is tried again', () => {
  const log = [line(1, 'detect', '核对', true), line(2, 'detect', '核对'), line(3, 'write', '写入', true)];
  expect(shown(log, false)).toEqual([
    [3, 'write', 'failed', '写入'],
    [2, 'detect', 'done', 'CA锁密码正确'],
    [1, 'detect', 'failed', '核对'],
  ]);
});
test('nothing yet', () => expect(groupLog([], true)).toEqual([]));
