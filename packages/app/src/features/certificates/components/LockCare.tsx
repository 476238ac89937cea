import { LinkButton } from '@ca-portal/ui/button';
import { AtComputer } from '../CertificatesPage.styles.js';
import { PinButton } from './PinButton.js';

/** What is done with the plugged lock itself, whoever's certificate it holds: its PIN, whether this computer can use it, and what it signs. */
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
