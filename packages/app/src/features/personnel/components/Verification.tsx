import { StatusTag } from '@ca-portal/ui/status-tag';
import { verificationLabels } from '../staff-position.js';

/** 未实名, 已实名 or 已刷脸: a person who is not verified gets no certificate. */
export function Verification({ verification }: { verification: number }) {
  const done = verification >= 2;
  return (
    <StatusTag family={done ? 'success' : 'warning'} icon={done ? 'check' : 'warning'}>
      {verificationLabels[verification] ?? verificationLabels[0]}
    </StatusTag>
  );
}
