import type { ComponentPropsWithRef } from 'react';
import { LockArt } from '../art/ProductArt.js';
import { groupSerial } from '../formats/serials.js';
import { StatusTag } from '../status-tag/StatusTag.js';
import { useWords } from '../theme/useWords.js';
import { IdentityBox } from './LockIdentity.styles.js';
import { zhLockStatusPanel } from './LockStatusPanel.zh.js';

export interface LockIdentityProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The certificate; a blank lock has none, and its device number is shown. */
  lock: {
    deviceId: string;
    certificate?: { holderName: string; serialNumber: string } | undefined;
  };
}

/**
 * Identifies the plugged-in lock, so that nobody types the PIN of another: holder and serial number in groups of
 * four.
 */
export function LockIdentity({ lock: { certificate, deviceId }, ...rest }: LockIdentityProps) {
  const words = useWords('lockStatusPanel', zhLockStatusPanel);
  return (
    <IdentityBox aria-live="polite" {...rest} data-component="LockIdentity">
      <LockArt />
      <div>
        <span data-part="head">
          <strong>{certificate ? words.found : words.foundBlank}</strong>
          <StatusTag family="success" icon="check">
            {words.connected}
          </StatusTag>
        </span>
        {certificate ? <span data-part="holder">{certificate.holderName}</span> : null}
        <span data-part="serial">
          {certificate ? groupSerial(certificate.serialNumber) : words.device(deviceId)}
        </span>
      </div>
    </IdentityBox>
  );
}
