import { AssistantButton } from '@ca-portal/ui/assistant-button';
import { SidePanel, type SidePanelLink } from '@ca-portal/ui/side-panel';
import { useState } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { pageRoutes } from '../../routing/registry.js';
import { MenuSearch } from '../search/MenuSearch.js';
import { PortalChat } from './PortalChat.js';
import { PortalCoupons } from './PortalCoupons.js';
import { useServiceOpen } from './useServiceOpen.js';

const membershipPath = '/myMember';
const linkOf = (href: string): { href: string } | undefined => (href ? { href } : undefined);

/** What stands at the edge of every page, with the province's settings. */
export function EdgeTools() {
  const { links, hotline, publicAccount, officeMap, membership } = usePortalConfig();
  const [couponsOpen, setCouponsOpen] = useState(false);
  const serviceOpen = useServiceOpen();
  const exam: SidePanelLink | undefined = linkOf(links.exam);
  const contract: SidePanelLink | undefined = linkOf(links.contract);
  return (
    <>
      <SidePanel
        membership={{ href: membershipPath }}
        showMembership={membership && pageRoutes.some(({ path }) => path === membershipPath)}
        {...(exam ? { exam } : {})}
        {...(contract ? { contract } : {})}
        publicAccount={{ value: publicAccount.qrCode, name: publicAccount.name }}
        map={{ src: officeMap.picture, address: officeMap.address }}
        onCoupons={() => setCouponsOpen(true)}
        hotline={{
          officeNumbers: [hotline.phone],
          complaint: hotline.complaint,
          mailbox: hotline.mailbox,
          hours: hotline.hours,
          open: serviceOpen,
        }}
      />
      <PortalCoupons open={couponsOpen} onOpenChange={setCouponsOpen} />
      <PortalChat />
      <MenuSearch />
      <AssistantButton href={links.assistant} />
    </>
  );
}
