import { isApiError } from '@ca-portal/api';
import { type Checked, checkMobile, errorCodes } from '@ca-portal/api/domain';
import { maskPhone } from '@ca-portal/ui/formats';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { failureOf } from './failure.js';
import type { Captcha } from './queries.js';

/** What `useSmsCode` reads and writes of a form, whatever else the form holds. */
export interface SmsForm {
  values: () => { mobilePhone: string; captchaCode: string };
  refuse: (field: 'mobilePhone' | 'captchaCode' | 'smsCode', message: string, type?: string) => void;
  clearCaptcha: () => void;
}

export interface SmsCodeOptions {
  /** Sends the code, with the result of the picture. */
  send: (to: string, sum: { code: string; uuid: string }) => Promise<unknown>;
  captcha: Captcha;
  /** What may stand in the field of the phone. @default a mobile phone */
  check?: (text: string) => Checked;
  /** Said once the code is out. @default where it went */
  hint?: (to: string) => string;
}

const whereItWent = (phone: string) => `验证码已发送至 ${maskPhone(phone)}，5分钟内有效`;

/** Sends the code of the form's phone and says where each refusal belongs. */
export function useSmsCode(
  { send: deliver, captcha, check = checkMobile, hint = whereItWent }: SmsCodeOptions,
  form: SmsForm,
) {
  const [sentTo, setSentTo] = useState('');

  const refused = (error: unknown) => {
    if (isApiError(error, errorCodes.captchaWrong)) form.refuse('captchaCode', error.message);
    else if (isApiError(error, errorCodes.phoneTaken))
      form.refuse('mobilePhone', error.message, 'phoneTaken');
    else if (isApiError(error, errorCodes.phoneUnknown))
      form.refuse('mobilePhone', error.message, 'phoneUnknown');
    else if (isApiError(error, errorCodes.smsTooSoon)) form.refuse('smsCode', error.message);
    else form.refuse('smsCode', `验证码没有发出。${failureOf(error, '').text}`);
  };

  const send = async (): Promise<boolean> => {
    const { mobilePhone, captchaCode } = form.values();
    const checked = check(mobilePhone);
    if (!checked.ok) {
      form.refuse('mobilePhone', `${checked.reason}。`);
      return false;
    }
    try {
      await deliver(checked.value, { code: captchaCode.trim(), uuid: captcha.uuid ?? '' });
      setSentTo(checked.value);
      toaster.success('发送成功');
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      // The picture was good for this one attempt; the next one needs another.
      captcha.refresh();
      form.clearCaptcha();
    }
  };

  return { send, hint: sentTo ? hint(sentTo) : undefined };
}
