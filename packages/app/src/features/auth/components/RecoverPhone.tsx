import { isApiError } from '@ca-portal/api';
import { type Checked, checkIdCard, checkMobile, checkPersonName, errorCodes } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Field, Form, useDraft, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { useState } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { recoverPhone, sendAccountCode } from '../credentials-queries.js';
import { failureOf, type Failure } from '../failure.js';
import { mobileRule, ruleOf } from '../rules.js';
import { useCaptchaChoice } from '../useCaptchaChoice.js';
import { useSmsCode } from '../useSmsCode.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { SmsAnswer } from './SmsAnswer.js';
import { FailureAlert } from './FailureAlert.js';
import { Fields } from './LoginForm.styles.js';
import { SubmitButton } from './SubmitButton.js';

const empty = { account: '', name: '', idNumber: '', mobilePhone: '', captchaCode: '', smsCode: '' };
type Values = typeof empty;

const checkAccount = (text: string): Checked =>
  text.trim() === '' ? { ok: false, reason: '请输入用户名或原手机号' } : { ok: true, value: text.trim() };
const send = (username: string, sum: { code: string; uuid: string }) =>
  sendAccountCode({ username, ...sum, purpose: 'phone' });
const clean = (checked: ReturnType<typeof checkMobile>, typed: string) =>
  checked.ok ? checked.value : typed.trim();

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<number, keyof Values>> = {
  [errorCodes.smsCodeWrong]: 'smsCode',
  [errorCodes.smsCodeExpired]: 'smsCode',
  [errorCodes.phoneTaken]: 'mobilePhone',
  [errorCodes.holderMismatch]: 'idNumber',
};

/**
 * The registered phone is lost: the user's identity, and a code to the new phone; an office employee decides (spec
 * 7.4).
 */
export function RecoverPhone() {
  const { sms } = usePortalConfig();
  return sms ? (
    <Recovery />
  ) : (
    <Alert tone="warning" title="本平台不发送短信，不能在线核实新手机号">
      更换手机号请联系客服热线。
    </Alert>
  );
}

function Recovery() {
  const form = useForm<Values>({ defaultValues: empty, shouldFocusError: true });
  const { setError, setFocus, getValues, setValue, formState } = form;
  const draft = useDraft<Values, unknown, Values>('recover-phone', form);
  const captcha = useCaptchaChoice('password');
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState(false);
  const refuse = (field: keyof Values, message: string) => {
    setError(field, { type: 'server', message });
    setFocus(field);
  };
  const sms = useSmsCode(
    { send, captcha },
    { values: getValues, refuse, clearCaptcha: () => setValue('captchaCode', '') },
  );

  const submit = async (typed: Values) => {
    setFailure(undefined);
    try {
      await recoverPhone({
        username: typed.account.trim(),
        name: clean(checkPersonName(typed.name), typed.name),
        idNumber: clean(checkIdCard(typed.idNumber), typed.idNumber),
        mobilePhone: clean(checkMobile(typed.mobilePhone), typed.mobilePhone),
        newCode: typed.smsCode.trim(),
      });
      draft.clear();
      setDone(true);
      return true;
    } catch (error) {
      const field = isApiError(error) ? fieldOf[error.code] : undefined;
      if (field && isApiError(error)) refuse(field, error.message);
      else setFailure(failureOf(error, '申请没有提交成功'));
      return false;
    }
  };

  if (done) {
    return (
      <Alert tone="success" live title="申请已提交">
        原手机号会收到提醒，提醒期过后由两位工作人员核对身份，结果以短信发到您的新手机号。通过后就可以用新手机号登录和找回密码。
      </Alert>
    );
  }
  return (
    <Form form={form} onSubmit={submit}>
      <Fields onFocus={captcha.touch}>
        <FailureAlert failure={failure} />
        <Field name="account" label="用户名或原手机号" rules={{ validate: ruleOf(checkAccount) }}>
          <Input autoComplete="username" autoCapitalize="none" maxLength={50} />
        </Field>
        <Field name="name" label="姓名" rules={{ validate: ruleOf(checkPersonName) }}>
          <Input autoComplete="name" maxLength={60} />
        </Field>
        <Field name="idNumber" label="身份证号" rules={{ validate: ruleOf((text) => checkIdCard(text)) }}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="18 位，末位可为 X"
            maxLength={20}
          />
        </Field>
        <Field name="mobilePhone" label="新手机号" rules={{ validate: mobileRule }}>
          <Input type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} />
        </Field>
        <CaptchaAnswer captcha={captcha} />
        <SmsAnswer sms={sms} captcha={captcha} storageKey="sms-recover" placeholder="6 位数字" />
        <SubmitButton busy={formState.isSubmitting} busyText="正在提交">
          提交申请
        </SubmitButton>
      </Fields>
    </Form>
  );
}
