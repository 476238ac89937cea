import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { formatMinute } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { QrCode } from '@ca-portal/ui/qr-code';
import { Select } from '@ca-portal/ui/select';
import { copyText } from '../../../shared/browser/index.js';
import { FormStack } from '../../../shared/form/index.js';
import { useInviteLink } from '../queries.js';
import { roleOf, roleOptions } from '../staff-position.js';
import { absoluteLink } from './InvitationsView.js';

/** A link for any number of people. Each of them still needs approval. */
export function InviteByLink() {
  const form = useForm({ defaultValues: { roleId: '' } });
  const make = useInviteLink();
  const link = make.data ? absoluteLink(make.data.link) : undefined;
  return (
    <Form
      form={form}
      onSubmit={({ roleId: chosen }) => {
        const roleId = roleOf(chosen);
        if (roleId !== undefined) make.mutate({ body: { roleId } });
        return false;
      }}
    >
      <FormStack>
        <Field name="roleId" label="默认角色" required="请选择角色。">
          <Select options={roleOptions} />
        </Field>
        <Alert title="通过链接加入仍需您审核">转发给无关的人，也不会直接加入企业。</Alert>
        {link && make.data ? (
          <>
            <QrCode value={link} label="扫码加入企业" />
            <p>有效期至 {formatMinute(make.data.expiresAt)}。撤回请到“邀请记录”。</p>
            <div>
              <Button
                variant="primary"
                icon={<Icon name="link" />}
                onClick={() =>
                  void copyText(link, '已复制邀请链接。', '没有复制成功，请手动复制二维码下的链接。')
                }
              >
                复制链接
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button type="submit" variant="primary" loading={make.isPending} loadingText="生成中">
              生成链接
            </Button>
          </div>
        )}
      </FormStack>
    </Form>
  );
}
