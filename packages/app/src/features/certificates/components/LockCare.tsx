import { LinkButton } from '@ca-portal/ui/button';
import { PinButton } from './PinButton.js';

/** What is done with the plugged lock itself, whoever's certificate it holds: its PIN, whether this computer can use it, and what it signs. */
export const LockCare = () => (
  <>
    <LinkButton variant="text" href="/core/caManage/check">
      环境检测
    </LinkButton>
    <LinkButton variant="text" href="/stamp">
      文件签章
    </LinkButton>
    <PinButton task="unlock" />
    <PinButton task="change" />
  </>
);
