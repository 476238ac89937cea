import { firstOfficeRole } from '@ca-portal/api/domain';
import { AssistantButton } from '@ca-portal/ui/assistant-button';
import { ChatButton } from '@ca-portal/ui/chat-dialog';
import { SidePanel, type SidePanelLink } from '@ca-portal/ui/side-panel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { useCurrentUser, useToken } from '../../session/useSession.js';
import { MenuSearch } from '../search/MenuSearch.js';
import { useLate } from '../../shared/browser/index.js';
import { chatStore } from '../../shared/chat/index.js';
import { useServiceOpen } from './useServiceOpen.js';

const loadCoupons = () => import('./PortalCoupons.js').then((m) => m.PortalCoupons);
const loadChat = () => import('./PortalChat.js').then((m) => m.PortalChat);

/** An external system opens through the page that names it first and passes the login on. */
const through = (target: 'exam' | 'contract', link: string): SidePanelLink | undefined =>
  link ? { href: `${window.location.origin}/jumpForm?target=${target}` } : undefined;

/** The tools at the edge of every page, with the province's settings. */
export function EdgeTools() {
  const { links, hotline, publicAccount, officeMap, membership } = usePortalConfig();
  const loggedIn = useToken() !== null;
  const user = useCurrentUser();
  // The office buys nothing here; until the role is known, neither is offered.
  const buys = !loggedIn || (user !== undefined && user.roleId < firstOfficeRole);
  const [couponsOpen, setCouponsOpen] = useState(false);
  const chat = useSyncExternalStore(chatStore.subscribe, chatStore.get, chatStore.get);
  const [PortalCoupons, bringCoupons] = useLate(loadCoupons, '优惠券');
  const [PortalChat, bringChat] = useLate(loadChat, '智能客服');
  const serviceOpen = useServiceOpen();
  const exam = through('exam', links.exam);
  const contract = through('contract', links.contract);
  useEffect(() => {
    if (chat.open) bringChat();
  }, [chat, bringChat]);
  return (
    <>
      <SidePanel
        membership={{ href: loggedIn ? '/myMember' : '/memberDes' }}
        showMembership={membership && buys}
        {...(exam ? { exam } : {})}
        {...(contract ? { contract } : {})}
        publicAccount={{ value: publicAccount.qrCode, name: publicAccount.name }}
        map={{ src: officeMap.picture, address: officeMap.address }}
        {...(buys
          ? {
              onCoupons: () => {
                setCouponsOpen(true);
                bringCoupons();
              },
            }
          : {})}
        hotline={{
          officeNumbers: [hotline.phone],
          complaint: hotline.complaint,
          mailbox: hotline.mailbox,
          hours: hotline.hours,
          open: serviceOpen,
        }}
      />
      {PortalCoupons ? <PortalCoupons open={couponsOpen} onOpenChange={setCouponsOpen} /> : null}
      <ChatButton onClick={() => chatStore.open()} />
      {PortalChat ? <PortalChat open={chat.open} question={chat.question} /> : null}
      <MenuSearch />
      <AssistantButton href={links.assistant} />
    </>
  );
}
