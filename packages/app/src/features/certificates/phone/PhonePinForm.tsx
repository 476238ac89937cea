import { brokenPinRules } from '@ca-portal/ca-lock-sdk/pin';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ErrorSummary, Field, Form, useForm, useWatch } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useState } from 'react';
import { pinRuleWords, PinRulesList } from '../../../lock/index.js';
import { Stack } from '../../../shared/page/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { fetchFor, prepare, type Reading } from './install.js';
import type { InstalledCertificate } from './phone-store.js';

interface PhonePinFormProps {
  reading: Reading;
  onDone: (certificate: InstalledCertificate) => void;
}

const ruleSentence = (pin: string): string | true => {
  const [broken] = brokenPinRules(pin);
  return broken === undefined || `密码不符合要求：${pinRuleWords[broken]}。`;
};

/** The PIN of the certificate, typed twice. It never leaves this page; the key that it protects stays on the phone. */
export function PhonePinForm({ reading, onDone }: PhonePinFormProps) {
  const form = useForm({ defaultValues: { next: '', again: '' } });
  const pin = useWatch({ control: form.control, name: 'next' });
  const [prepared, setPrepared] = useState(reading.earlier);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const install = async (choose: () => Promise<NonNullable<typeof prepared>>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      const keys = await choose();
      setPrepared(keys);
      onDone(await fetchFor(reading.code, keys));
    } catch (error) {
      setProblem(refusalOf(error, (name) => name).text ?? '证书没有装好，请重试。');
    } finally {
      setBusy(false);
    }
  };

  if (prepared) {
    return (
      <Card title="继续安装">
        <Stack>
          {problem ? (
            <Alert tone="danger" live title="安装没有完成">
              {problem}
            </Alert>
          ) : (
            <p>密码已经设好，密钥在这部手机里，只差取回证书。</p>
          )}
          <Button
            variant="primary"
            size="lg"
            block
            loading={busy}
            loadingText="正在安装"
            onClick={() => void install(() => Promise.resolve(prepared))}
          >
            继续安装
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <Card title="设一个密码">
      <Form form={form} onSubmit={({ next }) => install(() => prepare(reading, next))}>
        <Stack>
          <p>以后用手机证书登录、签章要输它。密码只在这部手机里，平台看不到，也不能替您找回。</p>
          <ErrorSummary />
          {problem ? (
            <Alert tone="danger" live title="安装没有完成">
              {problem}
            </Alert>
          ) : null}
          <Field name="next" label="证书密码" required="请输入密码。" rules={{ validate: ruleSentence }}>
            <PasswordInput autoComplete="off" maxLength={16} data-1p-ignore="" />
          </Field>
          <PinRulesList pin={pin} />
          <Field
            name="again"
            label="再输一次密码"
            required="请再输一次密码。"
            rules={{
              validate: (text: string) =>
                text === form.getValues('next') || '两次输入的密码不一致，请重新输入。',
            }}
          >
            <PasswordInput autoComplete="off" maxLength={16} data-1p-ignore="" />
          </Field>
          <Button type="submit" variant="primary" size="lg" block loading={busy} loadingText="正在安装">
            设好并安装
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
