import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from './loopback.js';

/** By the kind of a message: the registered template and its variables, each with the value that fills it; null: not sent. */
export type SmsTemplates = Readonly<
  Record<string, { readonly code: string; readonly values: Readonly<Record<string, string>> } | null>
>;

interface AliyunService {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}
/** Aliyun's Short Message Service. */
export interface AliyunSms extends AliyunService {
  readonly signName: string;
  readonly templates: SmsTemplates;
}
/** Aliyun's check of name, ID number and phone. */
export type AliyunIdentity = AliyunService;

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

/** Phones, codes and ID numbers go there: only this machine is spoken to in the clear. */
const endpoint = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname, href, origin } = new URL(text);
  return (protocol === 'https:' || isLoopback(hostname)) && href === `${origin}/`;
});

/** The variables, for the schema of all settings. */
export const aliyunVariables = {
  ALIYUN_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATES: templateFile.optional(),
  ALIYUN_SMS_ENDPOINT: endpoint.default('https://dysmsapi.aliyuncs.com'),
  ALIYUN_IDENTITY_CHECK: z.enum(['0', '1']).optional(),
  ALIYUN_IDENTITY_ENDPOINT: endpoint.default('https://cloudauth.aliyuncs.com'),
};
const variables = z.object(aliyunVariables);
type Variables = z.output<typeof variables>;

/** The first variable that is missing beside the others: one key serves both, and either service may be used alone. */
export function missingAliyunVariable(given: Variables): keyof Variables | undefined {
  const key = ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET'] as const;
  const sms = ['ALIYUN_SMS_SIGN_NAME', 'ALIYUN_SMS_TEMPLATES'] as const;
  const names = given.ALIYUN_IDENTITY_CHECK === '1' ? key : [...key, ...sms];
  const some = (of: readonly (keyof Variables)[]) => of.some((name) => given[name] !== undefined);
  const wanted = some(sms) ? [...key, ...sms] : names;
  return given.ALIYUN_IDENTITY_CHECK === '1' || some(wanted)
    ? wanted.find((name) => given[name] === undefined)
    : undefined;
}

/** The services of checked variables; null where one is not used. */
export function aliyunOf(given: Variables): {
  readonly aliyunSms: AliyunSms | null;
  readonly aliyunIdentity: AliyunIdentity | null;
} {
  const { ALIYUN_ACCESS_KEY_ID: accessKeyId, ALIYUN_ACCESS_KEY_SECRET: accessKeySecret } = given;
  const { ALIYUN_SMS_SIGN_NAME: signName, ALIYUN_SMS_TEMPLATES: known } = given;
  if (!accessKeyId || !accessKeySecret) return { aliyunSms: null, aliyunIdentity: null };
  const key = { accessKeyId, accessKeySecret };
  return {
    aliyunSms:
      signName && known ? { ...key, endpoint: given.ALIYUN_SMS_ENDPOINT, signName, templates: known } : null,
    aliyunIdentity:
      given.ALIYUN_IDENTITY_CHECK === '1' ? { ...key, endpoint: given.ALIYUN_IDENTITY_ENDPOINT } : null,
  };
}
