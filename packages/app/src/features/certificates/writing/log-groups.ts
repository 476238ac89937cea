import type { LogLine } from './useWriting.js';
import type { WriteStep } from './write-certificate.js';

/** The result of a step, once the next one has started. */
const achieved: Readonly<Record<WriteStep, string>> = {
  detect: 'CA锁密码正确',
  generate: '已在锁内生成两对密钥',
  sign: '证书已签发',
  write: '证书已写入并核对',
};

export interface LogGroup {
  key: number;
  /** When the step began. */
  at: number;
  step: WriteStep;
  status: 'done' | 'current' | 'failed';
  note: string;
}

/** One entry per step, the latest first; a failed step keeps its entry with the reason. */
export function groupLog(log: readonly LogLine[], running: boolean): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of log) {
    const last = groups.at(-1);
    if (last && last.step === line.step && last.status !== 'failed') {
      last.note = line.note;
      if (line.failed) last.status = 'failed';
    } else {
      groups.push({ key: groups.length, ...line, status: line.failed ? 'failed' : 'current' });
    }
  }
  const finished = (group: LogGroup, index: number) =>
    group.status === 'current' && (index < groups.length - 1 || !running);
  return groups
    .map((group, index): LogGroup =>
      finished(group, index) ? { ...group, status: 'done', note: achieved[group.step] } : group,
    )
    .toReversed();
}
