import { type Checked, checkMobile } from '@ca-portal/api/domain';

/** Turns a domain validator into a form rule: its sentence is the field's error. */
export const ruleOf =
  (check: (text: string) => Checked) =>
  (text: string): true | string => {
    const result = check(text);
    return result.ok || `${result.reason}。`;
  };

export const mobileRule = ruleOf(checkMobile);
export const smsRule = (text: string): true | string => /^\d{6}$/.test(text.trim()) || '请输入 6 位验证码。';
