import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Field, Form, useDraft, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useEffect, useState } from 'react';
import { failureOf, type Failure } from '../failure.js';
import { logIn, useCaptcha } from '../queries.js';
import { rememberedName } from '../remembered-name.js';
import { typedBeforeScript } from '../typed-before-script.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { FailureAlert } from './FailureAlert.js';
import { Fields } from './LoginForm.styles.js';

const empty = { username: '', password: '', captchaCode: '', remember: false };
type Values = typeof empty;

export interface LoginTabProps {
  onToken: (token: string) => void;
  onOtherWay: (way: 'password' | 'sms' | 'lock') => void;
}

/** 密码登录. Each picture is good for one attempt, so that every failure brings a new one. */
export function PasswordLogin({ onToken, onOtherWay }: LoginTabProps) {
  const form = useForm<Values>({ defaultValues: empty, shouldFocusError: true });
  const { reset, resetField, setError, setFocus } = form;
  const captcha = useCaptcha('login');
  const [failure, setFailure] = useState<Failure>();
  const [locked, setLocked] = useState(false);

  useEffect(() => {
    // After the first render, which has to match the prerendered page; before the draft, which is newer.
    const username = rememberedName.get();
    if (username) reset({ ...empty, username, remember: true });
  }, [reset]);
  const draft = useDraft<Values, unknown, Values>('login', form);
  const [typed] = useState(typedBeforeScript);
  useEffect(() => {
    // The newest of the three: it is what the person sees in the fields.
    if (typed) reset({ ...empty, ...typed }, { keepDefaultValues: true });
  }, [typed, reset]);

  const refuse = (error: unknown) => {
    captcha.refresh();
    resetField('captchaCode');
    if (isApiError(error, errorCodes.captchaWrong)) {
      setError('captchaCode', { message: error.message });
      setFocus('captchaCode');
    } else if (isApiError(error, errorCodes.credentialsWrong)) {
      setError('password', { message: error.message });
      setFocus('password');
    } else {
      setLocked(isApiError(error, errorCodes.accountLocked));
      setFailure(failureOf(error, '没有登录成功'));
    }
  };

  const submit = async ({ username, password, captchaCode, remember }: Values) => {
    setFailure(undefined);
    setLocked(false);
    const name = username.trim();
    try {
      const { token } = await logIn({
        username: name,
        password,
        code: captchaCode.trim(),
        uuid: captcha.uuid ?? '',
      });
      rememberedName.set(remember ? name : '');
      draft.clear();
      onToken(token);
    } catch (error) {
      refuse(error);
      return false;
    }
  };

  const { isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={submit}>
      <Fields>
        <FailureAlert
          failure={failure}
          ways={
            locked ? (
              <>
                <Button size="sm" onClick={() => onOtherWay('sms')}>
                  短信登录
                </Button>
                <Button size="sm" onClick={() => onOtherWay('lock')}>
                  CA锁登录
                </Button>
              </>
            ) : undefined
          }
        />
        <Field
          name="username"
          label="用户名或手机号"
          rules={{ validate: (text: string) => text.trim() !== '' || '请输入用户名或手机号。' }}
        >
          <Input autoComplete="username" autoCapitalize="none" maxLength={50} />
        </Field>
        <Field
          name="password"
          label="密码"
          rules={{ validate: (text: string) => text !== '' || '密码不能为空。' }}
        >
          <PasswordInput maxLength={72} />
        </Field>
        <CaptchaAnswer captcha={captcha} required />
        <Field<boolean> name="remember">
          {({ id, name, value, onValueChange, onBlur, ref }) => (
            <Checkbox
              id={id}
              name={name}
              ref={ref}
              value={value}
              onValueChange={onValueChange}
              onBlur={onBlur}
            >
              在这台电脑上记住账号
            </Checkbox>
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting} loadingText="登录中">
          登录
        </Button>
      </Fields>
    </Form>
  );
}
