import { ConfirmDialog } from '@ca-portal/ui/confirm-dialog';
import { toaster } from '@ca-portal/ui/toast';
import { useRuleWords } from '../../../config/rules.js';
import { useResetPassword } from '../queries.js';
import type { MemberDialogProps } from './MemberDialog.js';

/** 重置密码: a one-time password is sent to the phone and not shown here. A refusal shows its own toast. */
export function PasswordDialog({ member, onClose }: MemberDialogProps) {
  const say = useRuleWords();
  const reset = useResetPassword();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`确认重置“${member.name}”的密码？`}
      description={say(
        `一次性密码会{sms:以短信发到 ${member.phone}|发到对方账号的邮箱}，不会显示在这里。对方首次登录后必须修改。`,
      )}
      confirmLabel="重置密码"
      tone="danger"
      onConfirm={async () => {
        const { phone } = await reset.mutateAsync({ params: { userGuid: member.userGuid } });
        toaster.success(say(`一次性密码已发送到{sms: ${phone}|对方账号的邮箱}。`));
      }}
    />
  );
}
