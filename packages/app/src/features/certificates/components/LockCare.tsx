import { LinkButton } from '@ca-portal/ui/button';
import { AtComputer } from '../CertificatesPage.styles.js';
import { PinButton } from './PinButton.js';

/** Actions for the plugged-in lock itself, whoever's certificate it contains: PIN, environment check, signing. */
export const LockCare = () => (
  <>
    <AtComputer>
      <LinkButton href="/core/caManage/check">环境检测</LinkButton>
      <PinButton task="unlock" />
      <PinButton task="change" />
    </AtComputer>
    <LinkButton href="/stamp">文件签章</LinkButton>
  </>
);
