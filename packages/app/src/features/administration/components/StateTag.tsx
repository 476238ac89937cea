import { StatusTag } from '@ca-portal/ui/status-tag';

/** The API family's flag: 0 is in use, 1 is stopped. */
export function StateTag({ status }: { status: '0' | '1' }) {
  return status === '0' ? (
    <StatusTag family="success" icon="check">
      正常
    </StatusTag>
  ) : (
    <StatusTag family="neutral" icon="minus">
      已停用
    </StatusTag>
  );
}
