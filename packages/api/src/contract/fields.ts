import { z } from 'zod';
import {
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkIdCard,
  checkMobile,
  checkPassword,
  checkPersonName,
  checkTitle,
  checkUsername,
  type Checked,
} from '../domain/index.js';

/** The validator behind a field, for what is generated from the contract; and the longest text that it takes. */
export const validators = z.registry<{ check: string; maxLength: number }>();

/**
 * A text field held against a domain validator: the schema refuses with the validator's own sentence. `maxLength` is the
 * longest text that may be right; the schema leaves it to the validator.
 */
export const checked = (check: (text: string) => Checked, maxLength = 200) =>
  z
    .string()
    .max(200)
    .transform((text, context) => {
      const result = check(text);
      if (result.ok) return result.value;
      context.addIssue({ code: 'custom', message: result.reason });
      return z.NEVER;
    })
    .register(validators, { check: check.name, maxLength });

/** With a country code before it, and blanks or hyphens. */
export const mobile = checked(checkMobile, 20);
export const email = checked(checkEmail);
export const idCard = checked(checkIdCard, 18);
export const creditCode = checked(checkCreditCode, 18);
export const password = checked(checkPassword, 20);
export const personName = checked(checkPersonName, 60);
export const username = checked(checkUsername, 20);
export const companyName = checked(checkCompanyName, 60);
/** A title or label of at most 100 characters without special characters. */
export const title = checked(checkTitle, 100);

/** Money: integer fen, never negative. */
export const fen = z.int().min(0).max(100_000_000_00);
/** Beijing local time as text, `yyyy-MM-dd HH:mm:ss`. */
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
/** DER in base64; the limit protects the memory from a hostile body. */
export const base64 = z
  .string()
  .min(4)
  .max(16_384)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);
export const paging = {
  page: z.coerce.number<number>().int().min(1).max(10_000),
  limit: z.coerce.number<number>().int().min(1).max(999),
};
/** An answer that only confirms success. */
export const nothing = z.null();

/** Id of a record. */
export const id = z.coerce.number<number>().int().min(1).max(2_147_483_647);
/** Several ids in one path or query part, `1,2,3`, as the API family sends them. */
export const ids = z
  .string()
  .max(1_100)
  .regex(/^\d{1,10}(?:,\d{1,10}){0,99}$/);
/** The text of a search field. */
export const keyword = z.string().trim().max(50);
/** Beijing calendar day, `yyyy-MM-dd`. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** One sentence of a person: a reason, a remark. */
export const sentence = z.string().trim().max(200);
/** Longer text of an editor; the server sanitizes it before storing. */
export const richText = z.string().max(50_000);
/** Flags of the API family: text, not boolean, and 0 is the normal state. */
export const flag = z.enum(['0', '1']);
/** Id of an uploaded file, as returned by the upload call. */
export const fileId = z.uuid();
/** Idempotency key of a filled-in form: sending it twice acts once. */
export const requestId = z.uuid();
/** A file that may be downloaded. */
export const fileLink = z.object({
  fileId,
  name: z.string(),
  /** In bytes. */
  size: z.int().min(0),
  url: z.string(),
});
export const exampleFile = {
  fileId: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f',
  name: '营业执照副本.pdf',
  size: 482_133,
  url: '/common/download?fileName=7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf',
};
