import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useState, type ReactNode } from 'react';
import { Stack } from '../../../shared/page/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { signBytes, signText } from '../keys/browser-keys.js';
import { allowedTries, certificateOf, unlock, type InstalledCertificate } from './phone-store.js';

interface PhoneSignProps {
  certificate: InstalledCertificate;
  submitLabel: string;
  busyLabel: string;
  /** What did not happen after a failure: “没有登录”. */
  failed: string;
  /** Uses the opened key. An error is shown above the PIN. */
  run: (
    sign: (text: string) => Promise<string>,
    signRaw: (bytes: BufferSource) => Promise<string>,
  ) => Promise<void>;
  /** A wrong PIN may have deleted the certificate. */
  onTried: () => void;
  children?: ReactNode;
}

/** The PIN opens the key on this phone; only signatures leave it. */
export function PhoneSign({ certificate: { id }, run, onTried, children, ...words }: PhoneSignProps) {
  const form = useForm({ defaultValues: { pin: '' } });
  const [problem, setProblem] = useState<string>();
  const submit = async ({ pin }: { pin: string }) => {
    setProblem(undefined);
    try {
      const kept = await certificateOf(id);
      const opened = kept ? await unlock(kept, pin) : { triesLeft: 0 };
      if (!('key' in opened)) {
        form.setError('pin', { message: pinWords(opened.triesLeft) });
        onTried();
        return false;
      }
      await run(
        (text) => signText(opened.key, text),
        (bytes) => signBytes(opened.key, bytes),
      );
    } catch (error) {
      setProblem(refusalOf(error, () => undefined).text);
      return false;
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        {problem ? (
          <Alert tone="danger" live title={words.failed}>
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
          loadingText={words.busyLabel}
        >
          {words.submitLabel}
        </Button>
        {children}
      </Stack>
    </Form>
  );
}

const pinWords = (triesLeft: number): string =>
  triesLeft > 0
    ? `密码不正确，还可以输 ${triesLeft} 次。连续输错 ${allowedTries} 次，证书会从这部手机删除。`
    : '密码输错次数过多，证书已从这部手机删除，请重新办理。';
