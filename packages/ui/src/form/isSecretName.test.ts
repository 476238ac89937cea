import { describe, expect, it } from 'vitest';
import { isSecretName } from './isSecretName.js';

const secrets =
  'password newPassword passwordAgain pwd userPwd passwd pin lockPin pinCode captcha captchaCode code smsCode ' +
  'sms_code smscode checkCode verifyCode otp token accessToken clientSecret idNumber legalPersonIdNumber idCard ' +
  'id_no idNo';
const others =
  'shippingAddress opinion name phone company spinner mapping secretary creditCode postalCode areaCode codeName idea ' +
  'validNote';

describe('isSecretName', () => {
  it.each(secrets.split(' '))('%s is never stored', (name) => expect(isSecretName(name)).toBe(true));
  it.each(others.split(' '))('%s is stored', (name) => expect(isSecretName(name)).toBe(false));
});
