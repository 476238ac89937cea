import { LockArt } from '@ca-portal/ui/art';
import { groupSerial } from '@ca-portal/ui/formats';
import { StatusTag } from '@ca-portal/ui/status-tag';
import type { LockFacts } from './facts.js';
import { IdentityBox } from './LockIdentity.styles.js';

/** Which lock is plugged in: its holder and serial number, or the device number of a blank one. */
export function LockIdentity({ lock }: { lock: LockFacts }) {
  const { certificate, deviceId } = lock;
  return (
    <IdentityBox>
      <LockArt />
      <div>
        <span data-part="head">
          <strong>{certificate ? '检测到CA锁' : '检测到空白CA锁'}</strong>
          <StatusTag family="success" icon="check">
            已连接
          </StatusTag>
        </span>
        {certificate ? <span data-part="holder">{certificate.holderName}</span> : null}
        <span data-part="serial">
          {certificate ? groupSerial(certificate.serialNumber) : `设备编号 ${deviceId}`}
        </span>
      </div>
    </IdentityBox>
  );
}
