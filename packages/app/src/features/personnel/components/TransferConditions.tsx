import { StatusTag } from '@ca-portal/ui/status-tag';
import { Conditions } from '../PersonnelPage.styles.js';

interface Condition {
  key: string;
  label: string;
  state: 'passed' | 'failed' | 'open';
  hint: string;
}

const looks = {
  passed: ['success', 'check', '已满足'],
  failed: ['danger', 'close', '未通过'],
  open: ['info', 'clock', '待完成'],
} as const;

/** The conditions of a transfer (dossier 1.5), each with the action to fulfill it. */
export function TransferConditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <Conditions aria-label="转移条件">
      {conditions.map(({ key, label, state, hint }) => (
        <li key={key}>
          <span>
            {label}
            {hint ? <small>{hint}</small> : null}
          </span>
          <StatusTag family={looks[state][0]} icon={looks[state][1]}>
            {looks[state][2]}
          </StatusTag>
        </li>
      ))}
    </Conditions>
  );
}
