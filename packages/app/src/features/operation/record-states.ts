import type { StatusTagProps } from '@ca-portal/ui/status-tag';

type Look = Pick<StatusTagProps, 'family' | 'icon'> & { readonly text: string };

/** The label of a personal or company record's state, by number. */
export const recordStates: Readonly<Record<'0' | '1' | '2' | '3', Look>> = {
  0: { text: '未提交', family: 'neutral', icon: 'minus' },
  1: { text: '待审核', family: 'warning', icon: 'clock' },
  2: { text: '审核通过', family: 'success', icon: 'check' },
  3: { text: '审核不通过', family: 'danger', icon: 'warning' },
};
