import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Field, useForm } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { toaster } from '@ca-portal/ui/toast';
import { Upload, type UploadedFile } from '@ca-portal/ui/upload';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../../session/useSession.js';
import { AccountCode } from '../../../shared/account/index.js';
import { sendAttachment, uploadProblem } from '../../../shared/files/index.js';
import { FormDialog } from '../../../shared/form/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { useTransfer, useTransferCheck, useTransferLetter } from '../queries.js';
import type { MemberDialogProps } from './MemberDialog.js';
import { TransferConditions } from './TransferConditions.js';

const uploaded = (files: readonly UploadedFile[]) => files.length > 0 || '请上传转移授权书。';

/** 转移管理员: checks the conditions first, then asks for the letter and a code. Both people are logged out afterwards. */
export function TransferDialog({ member, onClose }: MemberDialogProps) {
  const check = useTransferCheck(member.userGuid);
  const blocked = check.data?.some(({ state }) => state === 'failed') ?? true;
  if (check.data && !blocked) {
    return <TransferForm member={member} onClose={onClose} conditions={check.data} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`转移管理员给“${member.name}”`}
      footer={<Button onClick={onClose}>知道了</Button>}
    >
      <Shown part of={check} what="转移条件" loading={<Skeleton height="8rem" />}>
        {(conditions) => (
          <>
            <p>还不能转移，请先处理下面未通过的条件。</p>
            <TransferConditions conditions={conditions} />
          </>
        )}
      </Shown>
    </Dialog>
  );
}

type Conditions = NonNullable<ReturnType<typeof useTransferCheck>['data']>;

function TransferForm({ member, onClose, conditions }: MemberDialogProps & { conditions: Conditions }) {
  const form = useForm<{ letter: readonly UploadedFile[]; code: string }>({
    defaultValues: { letter: [], code: '' },
  });
  const transfer = useTransfer();
  const letter = useTransferLetter();
  const navigate = useNavigate();
  return (
    <FormDialog
      title={`转移管理员给“${member.name}”`}
      description="转移后您成为普通员工，双方都需要重新登录。六个月内只能转移一次。"
      form={form}
      submitLabel="转移管理员"
      submitVariant="danger"
      size="lg"
      onClose={onClose}
      onSubmit={async ({ letter: [file], code }) => {
        await transfer.mutateAsync({
          query: { userGuid: member.userGuid, fileId: file?.id ?? '', code: code.trim() },
        });
        toaster.success(`管理员已转移给“${member.name}”，请重新登录。`);
        await logOut();
        void navigate('/login', { replace: true });
      }}
    >
      <TransferConditions conditions={conditions} />
      <span>
        <Button
          size="sm"
          icon={<Icon name="download" />}
          loading={letter.isPending}
          loadingText="生成中"
          onClick={() => letter.mutate()}
        >
          下载转移授权书模板
        </Button>
      </span>
      <Field<readonly UploadedFile[]>
        name="letter"
        label="转移授权书（签字盖章）"
        group
        rules={{ validate: uploaded }}
      >
        <Upload
          label="转移授权书"
          upload={sendAttachment}
          describeError={uploadProblem}
          kinds={['jpg', 'png', 'pdf']}
          capture="environment"
        />
      </Field>
      <AccountCode name="code" purpose="transfer" label="您的手机号收到的验证码" />
    </FormDialog>
  );
}
