import type { IconName } from '@ca-portal/ui/icon';
import { ProgressTrack, type ProgressNode } from '@ca-portal/ui/progress-track';
import { writeSteps, type WriteStep } from '../writing/write-certificate.js';

export const stepTitles: Readonly<Record<WriteStep, string>> = {
  detect: '检测锁',
  generate: '生成申请',
  sign: '签发',
  write: '写入锁',
};

/** The same four where only the seal is written (0110). */
export const sealStepTitles: Readonly<Record<WriteStep, string>> = {
  detect: '检测锁',
  generate: '核对证书',
  sign: '取新印章',
  write: '写入印章',
};
const sealNotes: Readonly<Record<WriteStep, string>> = {
  detect: '核对锁和密码',
  generate: '证书和到期日不变',
  sign: '审核通过的印章',
  write: '写入并核对',
};

const icons: Readonly<Record<WriteStep, IconName>> = {
  detect: 'lock-device',
  generate: 'key',
  sign: 'certificate',
  write: 'save',
};

export interface WriteTrackProps {
  providerName: string;
  /** Only the seal is written. */
  sealOnly?: boolean;
  /** The current step; `done` when all four are finished. */
  at: WriteStep | 'done';
  /** The reason why it stopped there. */
  failure?: string;
}

/** The four steps, large: they are the main content of the page. */
export function WriteTrack({ providerName, sealOnly = false, at, failure }: WriteTrackProps) {
  const titles = sealOnly ? sealStepTitles : stepTitles;
  const issuing: Readonly<Record<WriteStep, string>> = {
    detect: '核对锁和密码',
    generate: '在锁内生成密钥',
    sign: `${providerName} 签发`,
    write: '写入并核对证书',
  };
  const notes = sealOnly ? sealNotes : issuing;
  const here = at === 'done' ? writeSteps.length : writeSteps.indexOf(at);
  const statusOf = (index: number): ProgressNode['status'] => {
    if (index < here) return 'done';
    if (index > here) return 'todo';
    return failure ? 'failed' : 'current';
  };
  return (
    <ProgressTrack
      size="lg"
      aria-label="写入步骤"
      items={writeSteps.map((step, index) => ({
        key: step,
        title: titles[step],
        icon: icons[step],
        status: statusOf(index),
        note: failure && index === here ? failure : notes[step],
      }))}
    />
  );
}
