import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Input } from '@ca-portal/ui/input';
import { Link } from '@ca-portal/ui/link';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { PlainField, PlainForm } from '@ca-portal/ui/plain-form';
import { useEffect, useRef, useState } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { failureOf, type Failure } from '../failure.js';
import { loginDraft } from '../login-draft.js';
import { logIn } from '../queries.js';
import { useCaptchaChoice } from '../useCaptchaChoice.js';
import { workRefused } from '../useSmsCode.js';
import { rememberedName } from '../../../session/remembered-name.js';
import { CaptchaInput } from './CaptchaInput.js';
import { FailureAlert } from './FailureAlert.js';
import { Fields } from './LoginForm.styles.js';

export interface LoginTabProps {
  /** Called when a login is sent; its result is not known yet. */
  onSend?: (() => void) | undefined;
  onToken: (token: string) => void;
  onOtherWay: (way: 'password' | 'sms' | 'lock' | 'scan') => void;
  /** In a dialog above a page: no links that leave the page. */
  inPlace?: boolean;
}

/** In the order of the form: the first refused field gets the focus. */
const missing = [
  ['username', '请输入用户名或手机号。'],
  ['password', '密码不能为空。'],
  ['captchaCode', '请输入算式的得数。'],
] as const;
type FieldName = (typeof missing)[number][0];
type Errors = { [Name in FieldName]?: string | undefined };

/** Null for the captcha where it runs automatically. */
const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

/**
 * 密码登录. Each captcha is valid for one attempt, so every failure loads a new one. The fields are uncontrolled: values
 * typed into the prerendered page before this script ran are kept.
 */
export function PasswordLogin({ onSend, onToken, onOtherWay, inPlace = false }: LoginTabProps) {
  const { sms: hasSms } = usePortalConfig();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptchaChoice('login');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure>();
  const [locked, setLocked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [remember, setRemember] = useState(false);

  useEffect(() => {
    const input = form.current && inputOf(form.current, 'username');
    if (!input) return;
    const remembered = rememberedName.get();
    // Newest first: the field's value, the draft before a reload, the remembered name.
    input.value ||= loginDraft.get() || remembered;
    loginDraft.set(input.value);
    // oxlint-disable-next-line react/set-state-in-effect -- storage exists in the browser only: the first render must match the server's
    if (remembered) setRemember(true);
  }, []);

  const refuse = (name: FieldName, message: string) => {
    setErrors({ [name]: message });
    if (form.current) inputOf(form.current, name)?.focus();
    return false;
  };

  const answerFailure = (element: HTMLFormElement, error: unknown) => {
    captcha.refresh();
    const sum = inputOf(element, 'captchaCode');
    if (sum) sum.value = '';
    if (isApiError(error, errorCodes.captchaWrong))
      return refuse('captchaCode', sum ? error.message : workRefused);
    if (isApiError(error, errorCodes.credentialsWrong)) return refuse('password', error.message);
    setLocked(isApiError(error, errorCodes.accountLocked));
    setFailure(failureOf(error, '没有登录成功'));
    return false;
  };

  const submit = async (element: HTMLFormElement) => {
    const value = (name: FieldName) => inputOf(element, name)?.value ?? '';
    setFailure(undefined);
    setLocked(false);
    const empty = missing.filter(([name]) => inputOf(element, name)?.value.trim() === '');
    setErrors(Object.fromEntries(empty));
    if (empty[0]) {
      inputOf(element, empty[0][0])?.focus();
      return false;
    }
    const name = value('username').trim();
    setBusy(true);
    try {
      const proof = await captcha.answer(value('captchaCode'));
      // The captcha itself shows that it did not finish, and the alternatives.
      if (!proof) return false;
      onSend?.();
      const { token } = await logIn({
        username: name,
        password: value('password'),
        ...proof,
      });
      rememberedName.set(remember ? name : '');
      loginDraft.set('');
      onToken(token);
      return true;
    } catch (error) {
      return answerFailure(element, error);
    } finally {
      setBusy(false);
    }
  };

  const settled = (name: FieldName) => setErrors((before) => ({ ...before, [name]: undefined }));
  return (
    <PlainForm ref={form} onSubmit={submit}>
      <Fields onFocus={captcha.touch}>
        <FailureAlert
          failure={failure}
          ways={
            locked ? (
              <>
                {hasSms ? (
                  <Button size="sm" onClick={() => onOtherWay('sms')}>
                    短信登录
                  </Button>
                ) : null}
                <Button size="sm" onClick={() => onOtherWay('lock')}>
                  CA锁登录
                </Button>
              </>
            ) : undefined
          }
        />
        <PlainField name="username" label="用户名或手机号" error={errors.username}>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            maxLength={50}
            onValueChange={(text) => {
              loginDraft.set(text);
              settled('username');
            }}
          />
        </PlainField>
        <PlainField
          name="password"
          label="密码"
          labelEnd={inPlace ? undefined : <Link href="/forgot">忘记密码？</Link>}
          error={errors.password}
        >
          <PasswordInput maxLength={72} onValueChange={() => settled('password')} />
        </PlainField>
        <CaptchaInput
          name="captchaCode"
          captcha={captcha}
          error={errors.captchaCode}
          onValueChange={() => settled('captchaCode')}
        />
        <Checkbox name="remember" value={remember} onValueChange={setRemember}>
          在这台电脑上记住账号
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" block loading={busy} loadingText="登录中">
          登录
        </Button>
      </Fields>
    </PlainForm>
  );
}
