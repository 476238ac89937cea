import { roleLabel, type RoleId } from '@ca-portal/api/domain';
import { maskPhone } from '@ca-portal/ui/formats';
import { bringsCompany, type Registration, type RegistrationField } from './register-form.js';

export type RegisterStepKey = 'role' | 'person' | 'company' | 'account' | 'confirm';

/** One screen of the registration: a short name for the rail, the question, and the fields that must not be empty. */
export interface RegisterStep {
  key: RegisterStepKey;
  title: string;
  question: string;
  lead: string;
  /** Fields on this screen; a refusal of one of them opens it. */
  fields: readonly RegistrationField[];
  optional?: readonly RegistrationField[];
  /** The answer, for the rail. Never a password. */
  answer: (values: Registration) => string;
}

/** 2101****0013: enough to recognize it, but not to read it over a shoulder. */
const maskId = (id: string) => `${id.slice(0, 4)}****${id.slice(-4)}`;

/**
 * The SMS code comes last, although the drawing asks for it first: it is valid for five minutes, and a slower user
 * would have to request another.
 */
const all: readonly RegisterStep[] = [
  {
    key: 'role',
    title: '身份',
    question: '您以什么身份使用？',
    lead: '选最常用的一个。以后可以再申请其他身份，不用重新注册。',
    fields: ['roleId'],
    answer: ({ roleId }) => (roleId ? roleLabel(Number(roleId) as RoleId) : ''),
  },
  {
    key: 'person',
    title: '姓名和证件',
    question: '您的姓名和身份证号',
    lead: '与身份证上的一致。办证书时用它核对是您本人。',
    fields: ['name', 'idNumber'],
    optional: ['email'],
    answer: ({ name, idNumber }) => `${name.trim()}，${maskId(idNumber.trim())}`,
  },
  {
    key: 'company',
    title: '所在企业',
    question: '您替哪家企业办理？',
    lead: '请看着营业执照填写。现在不用上传文件。',
    fields: ['companyName', 'creditCode'],
    answer: ({ companyName }) => companyName.trim(),
  },
  {
    key: 'account',
    title: '账号和密码',
    question: '以后怎样登录？',
    lead: '用户名和手机号都可以用来登录。',
    fields: ['mobilePhone', 'username', 'password', 'passwordAgain'],
    answer: ({ mobilePhone }) => maskPhone(mobilePhone.trim()),
  },
  {
    key: 'confirm',
    title: '短信验证',
    question: '最后一步：确认手机号是您的',
    lead: '',
    fields: ['smsCode', 'captchaCode', 'agreed'],
    answer: () => '',
  },
];

/** The steps of a role: only an administrator registers a company. */
export const registerSteps = (roleId: string): readonly RegisterStep[] =>
  bringsCompany(roleId) ? all : all.filter(({ key }) => key !== 'company');

const isFilled = ({ fields }: RegisterStep, values: Registration) => fields.every((field) => values[field]);

/**
 * The step to show: the one in the address, but none after an incomplete one. So a reload, which loses password and ID
 * number, and a typed address both lead to the missing field.
 */
export function shownRegisterStep(asked: string | null, values: Registration): number {
  const steps = registerSteps(values.roleId);
  const wanted = steps.findIndex(({ key }) => key === asked);
  const missing = steps.findIndex((step) => !isFilled(step, values));
  return Math.max(0, Math.min(wanted, missing === -1 ? steps.length - 1 : missing));
}

/** The step of a field; undefined for a field that no step of this role shows. */
export const stepOfField = (roleId: string, field: RegistrationField): RegisterStep | undefined =>
  registerSteps(roleId).find(({ fields, optional }) => fields.includes(field) || optional?.includes(field));
