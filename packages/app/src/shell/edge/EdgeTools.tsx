import { AssistantButton } from '@ca-portal/ui/assistant-button';
import { SidePanel, type SidePanelLink } from '@ca-portal/ui/side-panel';
import { useState } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { PortalChat } from './PortalChat.js';
import { PortalCoupons } from './PortalCoupons.js';
import { useServiceOpen } from './useServiceOpen.js';

const linkOf = (href: string): { href: string } | undefined => (href ? { href } : undefined);

/** What stands at the edge of every page, with the province's settings. */
export function EdgeTools() {
  const { links, hotline } = usePortalConfig();
  const [couponsOpen, setCouponsOpen] = useState(false);
  const serviceOpen = useServiceOpen();
  const exam: SidePanelLink | undefined = linkOf(links.exam);
  const contract: SidePanelLink | undefined = linkOf(links.contract);
  return (
    <>
      <SidePanel
        {...(exam ? { exam } : {})}
        {...(contract ? { contract } : {})}
        onCoupons={() => setCouponsOpen(true)}
        hotline={{
          officeNumbers: [hotline.phone],
          hours: hotline.hours,
          open: serviceOpen,
        }}
      />
      <PortalCoupons open={couponsOpen} onOpenChange={setCouponsOpen} />
      <PortalChat />
      <AssistantButton href={links.assistant} />
    </>
  );
}
