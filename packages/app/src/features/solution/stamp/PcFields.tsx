import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useState } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import { pickFile } from '../../../shared/files/index.js';
import type { PcCertificateProblem } from './pc-certificate.js';
import type { Stamped, Stamping } from './stamp-engine.js';
import { stampFailure } from './stamp-failure.js';

const sentences: Readonly<Record<Exclude<PcCertificateProblem, 'password'>, string>> = {
  unreadable: '不是本平台下载的证书文件，或文件已损坏。请选择下载PC证书时保存的 .p12 文件。',
  noKey: '文件里没有能签章的证书。请选择下载PC证书时保存的 .p12 文件。',
};
const unexpected = { title: '没有签成', text: '证书文件已打开，但没有完成签章。请再试一次。' };

interface PcFieldsProps {
  /** Undefined while nothing is placed. */
  order: Stamping | undefined;
  onStamped: (stamped: Stamped) => void;
}

/** The file of a PC certificate and its password; both stay in this page. */
export function PcFields({ order, onStamped }: PcFieldsProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const [busy, setBusy] = useState(false);

  const sign = async (password: string) => {
    if (!file) return setFailure({ title: '还没有选证书文件', text: '请先选择 .p12 证书文件，再签章。' });
    if (!order) return setFailure({ title: '还没有放印章', text: '请先把印章放到页面上，再签章。' });
    const { openPcCertificate } = await import('./pc-certificate.js');
    const opened = await openPcCertificate(new Uint8Array(await file.arrayBuffer()), password);
    if (opened === 'password')
      return form.setError(
        'password',
        { message: '密码不对。请输入下载证书时设置的密码，注意大小写。' },
        { shouldFocus: true },
      );
    if (typeof opened === 'string') return setFailure({ title: '证书文件不能用', text: sentences[opened] });
    if (opened.notAfter.getTime() <= serverClock.now())
      return setFailure({ title: '证书已过期', text: '签出来也是无效的。请先办理延期，再签章。' });
    const { stamp } = await import('./stamp-engine.js');
    onStamped(await stamp(order, opened));
  };
  const submit = async ({ password }: { password: string }) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await sign(password);
    } catch (error) {
      setFailure(stampFailure(error) ?? unexpected);
    } finally {
      setBusy(false);
    }
    return false;
  };
  return (
    <Form form={form} onSubmit={submit}>
      <p>
        <Button icon={<Icon name="upload" />} onClick={() => pickFile('.p12,.pfx', setFile)}>
          {file ? '换一个证书文件' : '选择证书文件'}
        </Button>
      </p>
      <p aria-live="polite">
        {file ? file.name : '选择下载PC证书时保存的 .p12 文件。文件和密码只在这个页面里使用，不上传。'}
      </p>
      <Field name="password" label="证书文件密码" required="请输入证书文件密码。">
        <PasswordInput autoComplete="off" maxLength={64} data-1p-ignore="" />
      </Field>
      {failure ? (
        <Alert tone="danger" live title={failure.title}>
          {failure.text}
        </Alert>
      ) : null}
      <p>
        <Button type="submit" variant="primary" loading={busy} loadingText="正在签章">
          签章
        </Button>
      </p>
    </Form>
  );
}
