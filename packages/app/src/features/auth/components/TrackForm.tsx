import { isApiError } from '@ca-portal/api';
import { type Checked, checkMobile, errorCodes, smsCodeMinutes } from '@ca-portal/api/domain';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { useState } from 'react';
import { failureOf, type Failure } from '../failure.js';
import { ruleOf } from '../rules.js';
import { sendTrackingCode, trackOrder } from '../track-queries.js';
import type { Tracked } from '../TrackPage.js';
import { useCaptchaChoice } from '../useCaptchaChoice.js';
import { useSmsCode } from '../useSmsCode.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { FailureAlert } from './FailureAlert.js';
import { Fields } from './LoginForm.styles.js';
import { SmsAnswer } from './SmsAnswer.js';
import { SubmitButton } from './SubmitButton.js';

interface Values {
  orderNo: string;
  mobilePhone: string;
  captchaCode: string;
  smsCode: string;
}

/** Accepts the number in lower case and with spaces. */
const orderNoOf = (text: string) => text.replace(/\s/g, '').toUpperCase();
const checkOrderNo = (text: string): Checked =>
  /^DD\d{14}$/.test(orderNoOf(text))
    ? { ok: true, value: orderNoOf(text) }
    : { ok: false, reason: '订单号是 DD 加 14 位数字，请查看付款后收到的通知' };
// The server answers the same for pairs that do not match, so that nobody can find out whose an order is.
const sent = () => `如果订单号和手机号对得上，验证码已经发出，${smsCodeMinutes}分钟内有效。`;

/** Number, phone and code; the code is valid for one request. */
export function TrackForm({ orderNo, onFound }: { orderNo: string; onFound: (order: Tracked) => void }) {
  const form = useForm<Values>({
    defaultValues: { orderNo, mobilePhone: '', captchaCode: '', smsCode: '' },
    shouldFocusError: true,
  });
  const { setError, setFocus, getValues, setValue, formState } = form;
  const captcha = useCaptchaChoice('password');
  const [failure, setFailure] = useState<Failure>();
  const refuse = (field: keyof Values, message: string) => {
    setError(field, { type: 'server', message });
    setFocus(field);
  };
  const sms = useSmsCode(
    {
      send: (mobilePhone, proof) =>
        sendTrackingCode({ orderNo: orderNoOf(getValues('orderNo')), mobilePhone, ...proof }),
      captcha,
      check: (phone) => {
        const checked = checkOrderNo(getValues('orderNo'));
        return checked.ok ? checkMobile(phone) : checked;
      },
      hint: sent,
    },
    {
      values: () => ({ mobilePhone: getValues('mobilePhone'), captchaCode: getValues('captchaCode') }),
      refuse: (field, message) =>
        refuse(
          field === 'mobilePhone' && !checkOrderNo(getValues('orderNo')).ok ? 'orderNo' : field,
          message,
        ),
      clearCaptcha: () => setValue('captchaCode', ''),
    },
  );

  const submit = async (values: Values) => {
    setFailure(undefined);
    try {
      onFound(
        await trackOrder({
          orderNo: orderNoOf(values.orderNo),
          mobilePhone: values.mobilePhone.trim(),
          smsCode: values.smsCode.trim(),
        }),
      );
      setValue('smsCode', '');
      return true;
    } catch (error) {
      if (isApiError(error, errorCodes.smsCodeWrong) || isApiError(error, errorCodes.smsCodeExpired)) {
        refuse('smsCode', error.message);
      } else setFailure(failureOf(error, '没有查到进度'));
      return false;
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <Fields onFocus={captcha.touch}>
        <FailureAlert failure={failure} />
        <Field
          name="orderNo"
          label="订单号"
          hint="在付款后的通知里，DD 开头"
          rules={{ validate: ruleOf(checkOrderNo) }}
        >
          <Input autoComplete="off" autoCapitalize="characters" maxLength={24} />
        </Field>
        <Field name="mobilePhone" label="下单时的手机号" rules={{ validate: ruleOf(checkMobile) }}>
          <Input type="tel" inputMode="numeric" autoComplete="tel" maxLength={13} />
        </Field>
        <CaptchaAnswer captcha={captcha} />
        <SmsAnswer sms={sms} captcha={captcha} storageKey="sms-track" placeholder="6 位数字" />
        <SubmitButton busy={formState.isSubmitting} busyText="正在查询">
          查询
        </SubmitButton>
      </Fields>
    </Form>
  );
}
