import { Dialog } from '@ca-portal/ui/dialog';
import { useForm } from '@ca-portal/ui/form';
import { Segmented } from '@ca-portal/ui/segmented';
import { useState } from 'react';
import { FormStack, useLeaveQuestion } from '../../../shared/form/index.js';
import { InviteByLink } from './InviteByLink.js';
import { InviteByList } from './InviteByList.js';
import { InviteByPhone } from './InviteByPhone.js';

const ways = [
  { value: 'phone', label: '手机号邀请' },
  { value: 'link', label: '链接和二维码' },
  { value: 'list', label: '粘贴名单' },
];

/** 邀请员工 in three ways. What was typed for one of them stays while another is looked at. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState('phone');
  const phone = useForm({ defaultValues: { phone: '', name: '', roleId: '' } });
  const list = useForm({ defaultValues: { text: '' } });
  const typed = phone.formState.isDirty || list.formState.isDirty;
  const [leave, question] = useLeaveQuestion('邀请员工', typed, onClose);
  return (
    <Dialog open onOpenChange={() => void leave()} size="lg" title="邀请员工">
      <FormStack>
        <Segmented label="邀请方式" options={ways} value={way} onValueChange={setWay} />
        {way === 'phone' ? (
          <InviteByPhone form={phone} onClose={onClose} />
        ) : way === 'link' ? (
          <InviteByLink />
        ) : (
          <InviteByList form={list} onClose={onClose} />
        )}
      </FormStack>
      {question}
    </Dialog>
  );
}
