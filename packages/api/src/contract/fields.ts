import { z } from 'zod';
import {
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkIdCard,
  checkMobile,
  checkPassword,
  checkPersonName,
  checkUsername,
  type Checked,
} from '../domain/index.js';

/** A text field held against a domain validator: the schema refuses with the validator's own sentence. */
const checked = (check: (text: string) => Checked) =>
  z
    .string()
    .max(200)
    .transform((text, context) => {
      const result = check(text);
      if (result.ok) return result.value;
      context.addIssue({ code: 'custom', message: result.reason });
      return z.NEVER;
    });

export const mobile = checked(checkMobile);
export const email = checked(checkEmail);
export const idCard = checked((text) => checkIdCard(text));
export const creditCode = checked(checkCreditCode);
export const password = checked(checkPassword);
export const personName = checked(checkPersonName);
export const username = checked(checkUsername);
export const companyName = checked(checkCompanyName);

/** Money: integer fen, never negative. */
export const fen = z.int().min(0).max(100_000_000_00);
/** Beijing wall-clock text, `yyyy-MM-dd HH:mm:ss`. */
export const beijing = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
export const uuid = z.uuid();
/** DD, the day, six digits of sequence. */
export const orderNo = z.string().regex(/^DD\d{14}$/);
/** A code of the code lists. */
export const code = z.string().min(1).max(20);
export const captchaAnswer = z.string().trim().min(1, '请输入图形验证码').max(8);
export const smsCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, '请输入 6 位短信验证码');
/** DER in base64; the bound keeps a hostile body from costing memory. */
export const base64 = z
  .string()
  .min(4)
  .max(16_384)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);
export const paging = {
  page: z.coerce.number<number>().int().min(1).max(10_000),
  limit: z.coerce.number<number>().int().min(1).max(999),
};
/** An answer that says no more than that it worked. */
export const nothing = z.null();
