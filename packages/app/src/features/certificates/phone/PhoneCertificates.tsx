import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Empty } from '@ca-portal/ui/empty';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/query.js';
import { acceptToken } from '../../../session/useSession.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { Stack } from '../../../shared/page/WorkPage.styles.js';
import { refusalOf } from '../../../shared/failure/refusal.js';
import { signText } from '../keys/browser-keys.js';
import {
  allowedTries,
  certificateOf,
  installedCertificates,
  unlock,
  type InstalledCertificate,
} from './phone-store.js';

/** What this phone holds, each with the login by it: the PIN opens the key here, the signature goes to the server. */
export function PhoneCertificates() {
  const list = useQuery({
    queryKey: ['phone', 'certificates'],
    queryFn: installedCertificates,
    staleTime: 0,
  });
  return (
    <>
      <PageHeading title="这部手机上的证书" />
      {list.data?.length === 0 ? (
        <Card>
          <Empty
            title="这部手机上还没有证书"
            titleLevel={2}
            reason="审核通过后，在电脑上打开“CA管理”，点“安装到手机”，用这部手机扫码。"
          />
        </Card>
      ) : list.data ? (
        list.data.map((one) => (
          <Card key={one.id} title={one.productName}>
            <Stack>
              <Descriptions
                columns={1}
                items={[
                  { term: '持有人', value: one.holderName },
                  { term: '序列号', value: groupSerial(one.issued.serialNumber) },
                  { term: '有效期至', value: formatDate(one.issued.notAfter) },
                ]}
              />
              <PhoneLogin certificate={one} onTried={() => void list.refetch()} />
            </Stack>
          </Card>
        ))
      ) : list.isError ? (
        <LoadFailed what="证书" query={list} unharmed="证书没有变化" size="md" />
      ) : (
        <Skeleton height="12rem" />
      )}
    </>
  );
}

interface PhoneLoginProps {
  certificate: InstalledCertificate;
  onTried: () => void;
}

function PhoneLogin({ certificate: { id, issued }, onTried }: PhoneLoginProps) {
  const form = useForm({ defaultValues: { pin: '' } });
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const logIn = async ({ pin }: { pin: string }) => {
    setProblem(undefined);
    try {
      const kept = await certificateOf(id);
      const opened = kept ? await unlock(kept, pin) : { triesLeft: 0 };
      if (!('key' in opened)) {
        form.setError('pin', { message: pinWords(opened.triesLeft) });
        onTried();
        return false;
      }
      const { challengeId, text } = await call(lockLogin, 'challenge', undefined, { quiet: true });
      const signature = await signText(opened.key, text);
      const body = { challengeId, certificate: issued.signCertificate, signature };
      const { token } = await call(lockLogin, 'login', { body }, { quiet: true });
      acceptToken(token);
      void navigate('/', { replace: true });
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
      return false;
    }
  };
  return (
    <Form form={form} onSubmit={logIn}>
      <Stack>
        {problem ? (
          <Alert tone="danger" live title="没有登录">
            {problem}
          </Alert>
        ) : null}
        <Field name="pin" label="证书密码" required="请输入密码。">
          <PasswordInput autoComplete="off" maxLength={16} data-1p-ignore="" />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={form.formState.isSubmitting}
          loadingText="登录中"
        >
          登录
        </Button>
      </Stack>
    </Form>
  );
}

const pinWords = (triesLeft: number): string =>
  triesLeft > 0
    ? `密码不正确，还可以输 ${triesLeft} 次。连续输错 ${allowedTries} 次，证书会从这部手机删除。`
    : '密码输错次数过多，证书已从这部手机删除，请重新办理。';
