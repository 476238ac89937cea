import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from './loopback.js';

/** By the kind of a message: the registered template and its variables, each with the value that fills it; null: not sent. */
export type SmsTemplates = Readonly<
  Record<string, { readonly code: string; readonly values: Readonly<Record<string, string>> } | null>
>;

/** Aliyun's Short Message Service. */
export interface AliyunSms {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  readonly templates: SmsTemplates;
}

const templates = z.record(
  z.string(),
  z
    .strictObject({
      code: z.string().regex(/^SMS_\d+$/),
      values: z.record(z.string().regex(/^\w+$/), z.string()).default({}),
    })
    .nullable(),
);

const templateFile = z.string().transform((path, context): SmsTemplates => {
  try {
    return templates.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    context.addIssue({ code: 'custom', message: 'no file of templates' });
    return z.NEVER;
  }
});

/** Numbers and codes stand in the address: only this machine is spoken to in the clear. */
const endpoint = z
  .url({ protocol: /^https?$/ })
  .refine((text) => {
    const { protocol, hostname, href, origin } = new URL(text);
    return (protocol === 'https:' || isLoopback(hostname)) && href === `${origin}/`;
  })
  .default('https://dysmsapi.aliyuncs.com');

/** The variables, for the schema of all settings. */
export const aliyunSmsVariables = {
  ALIYUN_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATES: templateFile.optional(),
  ALIYUN_SMS_ENDPOINT: endpoint,
};
const variables = z.object(aliyunSmsVariables);
type Variables = z.output<typeof variables>;

const together = [
  'ALIYUN_ACCESS_KEY_ID',
  'ALIYUN_ACCESS_KEY_SECRET',
  'ALIYUN_SMS_SIGN_NAME',
  'ALIYUN_SMS_TEMPLATES',
] as const;

/** The first variable that is missing beside the others. */
export const missingAliyunVariable = (given: Variables): keyof Variables | undefined =>
  together.some((name) => given[name] !== undefined)
    ? together.find((name) => given[name] === undefined)
    : undefined;

/** The service of checked variables; null without one. */
export function aliyunSmsOf(given: Variables): AliyunSms | null {
  const { ALIYUN_ACCESS_KEY_ID: accessKeyId, ALIYUN_ACCESS_KEY_SECRET: accessKeySecret } = given;
  const { ALIYUN_SMS_SIGN_NAME: signName, ALIYUN_SMS_TEMPLATES: known } = given;
  if (!accessKeyId || !accessKeySecret || !signName || !known) return null;
  return { endpoint: given.ALIYUN_SMS_ENDPOINT, accessKeyId, accessKeySecret, signName, templates: known };
}
