import { isApiError } from '@ca-portal/api';
import { checkMobile, errorCodes } from '@ca-portal/api/domain';
import { maskPhone } from '@ca-portal/ui/formats';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { failureOf } from './failure.js';
import { sendSmsCode, type Captcha } from './queries.js';

/** What `useSmsCode` reads and writes of a form, whatever else the form holds. */
export interface SmsForm {
  values: () => { mobilePhone: string; captchaCode: string };
  refuse: (field: 'mobilePhone' | 'captchaCode' | 'smsCode', message: string, type?: string) => void;
  clearCaptcha: () => void;
}

/** Sends the code of the form's phone and says where each refusal belongs. */
export function useSmsCode(purpose: '1' | '2', captcha: Captcha, form: SmsForm) {
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
    const mobile = checkMobile(mobilePhone);
    if (!mobile.ok) {
      form.refuse('mobilePhone', mobile.reason);
      return false;
    }
    try {
      await sendSmsCode({
        mobilePhone: mobile.value,
        code: captchaCode.trim(),
        uuid: captcha.uuid ?? '',
        reg: purpose,
      });
      setSentTo(mobile.value);
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

  const hint = sentTo ? `验证码已发送至 ${maskPhone(sentTo)}，5分钟内有效` : undefined;
  return { send, hint };
}
