import { isApiError } from '@ca-portal/api';
import { type Checked, checkMobile, errorCodes, smsCodeMinutes } from '@ca-portal/api/domain';
import { maskPhone } from '@ca-portal/ui/formats';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { failureOf } from './failure.js';
import type { CaptchaChoice } from './useCaptchaChoice.js';

/** The form values that `useSmsCode` reads and writes. */
export interface SmsForm {
  values: () => { mobilePhone: string; captchaCode: string };
  refuse: (field: 'mobilePhone' | 'captchaCode' | 'smsCode', message: string, type?: string) => void;
  clearCaptcha: () => void;
}

export interface SmsCodeOptions {
  /** Sends the code, with the captcha answer. */
  send: (to: string, sum: { code: string; uuid: string }) => Promise<unknown>;
  captcha: CaptchaChoice;
  /** Validation of the phone field. @default a mobile phone */
  check?: (text: string) => Checked;
  /** Shown once the code is sent. @default the number it was sent to */
  hint?: (to: string) => string;
}

/** Replaces the sentence about a picture where the user has seen none. */
export const workRefused = '自动验证已失效，没有完成操作。请再试一次。';

const whereItWent = (phone: string) => `验证码已发送至 ${maskPhone(phone)}，${smsCodeMinutes}分钟内有效`;

/** Sends the code to the form's phone and shows each refusal where it belongs. */
export function useSmsCode(
  { send: deliver, captcha, check = checkMobile, hint = whereItWent }: SmsCodeOptions,
  form: SmsForm,
) {
  const [sentTo, setSentTo] = useState('');

  const refused = (error: unknown) => {
    if (isApiError(error, errorCodes.captchaWrong)) {
      if (captcha.way === 'auto') form.refuse('smsCode', workRefused);
      else form.refuse('captchaCode', error.message);
    } else if (isApiError(error, errorCodes.phoneTaken))
      form.refuse('mobilePhone', error.message, 'phoneTaken');
    else if (isApiError(error, errorCodes.phoneUnknown))
      form.refuse('mobilePhone', error.message, 'phoneUnknown');
    else if (isApiError(error, errorCodes.smsTooSoon) || isApiError(error, errorCodes.smsLimitReached))
      form.refuse('smsCode', error.message);
    else form.refuse('smsCode', `验证码没有发出。${failureOf(error, '').text}`);
  };

  const send = async (): Promise<boolean> => {
    const { mobilePhone, captchaCode } = form.values();
    const checked = check(mobilePhone);
    if (!checked.ok) {
      form.refuse('mobilePhone', `${checked.reason}。`);
      return false;
    }
    const proof = await captcha.answer(captchaCode);
    // The captcha itself shows that it did not finish, and the alternatives.
    if (!proof) return false;
    try {
      await deliver(checked.value, proof);
      setSentTo(checked.value);
      toaster.success('发送成功');
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      // It was valid for this one attempt only.
      captcha.refresh();
      form.clearCaptcha();
    }
  };

  return { send, hint: sentTo ? hint(sentTo) : undefined };
}
