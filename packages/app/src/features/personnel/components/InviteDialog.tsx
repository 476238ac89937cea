import { Dialog } from '@ca-portal/ui/dialog';
import { Segmented } from '@ca-portal/ui/segmented';
import { useState } from 'react';
import { FormStack } from '../../../shared/form/index.js';
import { InviteByLink } from './InviteByLink.js';
import { InviteByList } from './InviteByList.js';
import { InviteByPhone } from './InviteByPhone.js';

const ways = [
  { value: 'phone', label: '手机号邀请' },
  { value: 'link', label: '链接和二维码' },
  { value: 'list', label: '粘贴名单' },
];

/** 邀请员工 in three ways. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState('phone');
  return (
    <Dialog open onOpenChange={onClose} size="lg" title="邀请员工">
      <FormStack>
        <Segmented label="邀请方式" options={ways} value={way} onValueChange={setWay} />
        {way === 'phone' ? (
          <InviteByPhone onClose={onClose} />
        ) : way === 'link' ? (
          <InviteByLink />
        ) : (
          <InviteByList onClose={onClose} />
        )}
      </FormStack>
    </Dialog>
  );
}
