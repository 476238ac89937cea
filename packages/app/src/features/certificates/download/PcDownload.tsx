import type { OrderDetail } from '@ca-portal/api';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ErrorSummary, Field, Form, useForm } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useState } from 'react';
import { refusalOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { saveFile } from '../../../shared/files/index.js';
import { useCloseGuard } from '../writing/useCloseGuard.js';
import { useForgetOrders } from '../model/queries.js';
import { confirmPcCertificate, fetchPcCertificate, type PcCertificate } from './fetch-pc-certificate.js';
import { PcDone } from './PcDone.js';

/** ASCII, so that every program reads the same password. */
const passwordRule = (text: string): true | string =>
  (/^[\x21-\x7e]{8,32}$/.test(text) && /[a-z]/i.test(text) && /\d/.test(text)) ||
  '请输入 8 到 32 位，同时有字母和数字，不含空格和中文。';

/** PC证书: a password, keys generated here, one file. It counts as downloaded when the holder confirms that he has it. */
export function PcDownload({ order: { orderNo } }: { order: OrderDetail }) {
  const form = useForm({ defaultValues: { password: '', again: '' } });
  const forget = useForgetOrders();
  const [got, setGot] = useState<PcCertificate>();
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useCloseGuard(busy || (got !== undefined && !done));

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
    } finally {
      setBusy(false);
    }
  };
  const fetchIt = ({ password }: { password: string }) =>
    attempt(async () => {
      const certificate = await fetchPcCertificate(orderNo, password);
      setGot(certificate);
      saveFile({ fileName: certificate.fileName, content: certificate.file });
    });
  const confirmIt = (certificate: PcCertificate) =>
    attempt(async () => {
      await confirmPcCertificate(orderNo, certificate);
      setDone(true);
      forget();
    });

  const failed = problem ? (
    <Alert tone="danger" live title={got ? '没有确认成功' : '证书没有下载'}>
      {problem}
    </Alert>
  ) : null;
  if (got && done) return <PcDone certificate={got} />;
  if (got) {
    return (
      <Card title="请确认文件已经保存">
        <Stack>
          {failed}
          <p>
            证书文件 {got.fileName}{' '}
            已交给浏览器保存。请在下载文件夹里看到它以后再确认；确认后本页不再提供下载。
          </p>
          <div>
            <Button onClick={() => saveFile({ fileName: got.fileName, content: got.file })}>
              再保存一次
            </Button>{' '}
            <Button
              variant="primary"
              loading={busy}
              loadingText="正在确认"
              onClick={() => void confirmIt(got)}
            >
              文件已保存
            </Button>
          </div>
        </Stack>
      </Card>
    );
  }
  return (
    <Card title="在这台电脑上生成并下载">
      <Form form={form} onSubmit={fetchIt}>
        <Stack>
          <Alert tone="info" title="请在以后使用证书的电脑上操作">
            密钥在这台电脑的浏览器里生成，不会上传。证书只能下载一次；换电脑需要申请再次下载，由工作人员审核。
          </Alert>
          <ErrorSummary />
          {failed}
          <Field
            name="password"
            label="证书文件密码"
            hint="安装证书时要输它。平台不保存，也不能找回。"
            required="请设置密码。"
            rules={{ validate: passwordRule }}
          >
            <PasswordInput autoComplete="new-password" maxLength={32} />
          </Field>
          <Field
            name="again"
            label="再输一次密码"
            required="请再输一次密码。"
            rules={{
              validate: (text: string) =>
                text === form.getValues('password') || '两次输入的密码不一致，请重新输入。',
            }}
          >
            <PasswordInput autoComplete="new-password" maxLength={32} />
          </Field>
          <div>
            <Button type="submit" variant="primary" size="lg" loading={busy} loadingText="正在生成密钥和证书">
              生成并下载
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
