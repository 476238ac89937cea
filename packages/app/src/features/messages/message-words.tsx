import { StatusTag, type StatusFamily } from '@ca-portal/ui/status-tag';
import type { IconName } from '@ca-portal/ui/icon';
import type { Message } from './queries.js';

export const categoryLabels = { 1: '通知', 2: '待办' } as const;
export const importanceLabels = { 1: '普通', 2: '重要', 3: '紧急' } as const;

const looks = {
  1: ['neutral', 'mail'],
  2: ['warning', 'flag'],
  3: ['danger', 'warning'],
} as const satisfies Record<Message['important'], readonly [StatusFamily, IconName]>;

/** 普通, 重要 or 紧急 with color and icon. */
export function ImportanceTag({ important }: Pick<Message, 'important'>) {
  const [family, icon] = looks[important];
  return (
    <StatusTag family={family} icon={icon}>
      {importanceLabels[important]}
    </StatusTag>
  );
}
