import {
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkIdCard,
  checkMobile,
  checkPersonName,
  registrableRoles,
  roles,
} from '@ca-portal/api/domain';
import type { RegisterBody } from './queries.js';

/** The form values as typed. Names that contain `password`, `captcha` or `smsCode` are never stored in a draft. */
export const emptyRegistration = {
  roleId: '',
  mobilePhone: '',
  captchaCode: '',
  smsCode: '',
  username: '',
  password: '',
  passwordAgain: '',
  name: '',
  idNumber: '',
  email: '',
  companyName: '',
  creditCode: '',
  agreed: false,
};
export type Registration = typeof emptyRegistration;
export type RegistrationField = keyof Registration;

/** An enterprise administrator also registers his company. */
export const bringsCompany = (roleId: string): boolean => Number(roleId) === roles.enterpriseAdministrator;

const clean = (check: (text: string) => ReturnType<typeof checkMobile>, text: string): string => {
  const result = check(text);
  return result.ok ? result.value : text.trim();
};

/** The request body: normalized, without values that only the form needs. The form is already valid. */
export function registrationBody(values: Registration): RegisterBody {
  const roleId = registrableRoles.find((id) => String(id) === values.roleId);
  if (!roleId || !values.agreed) throw new RangeError('a role and the agreement were checked before');
  return {
    mobilePhone: clean(checkMobile, values.mobilePhone),
    smsCode: values.smsCode.trim(),
    username: values.username.trim(),
    password: values.password,
    roleId,
    name: clean(checkPersonName, values.name),
    idNumber: clean(checkIdCard, values.idNumber),
    email: values.email.trim() === '' ? '' : clean(checkEmail, values.email),
    ...(bringsCompany(values.roleId)
      ? {
          companyName: clean(checkCompanyName, values.companyName),
          creditCode: clean(checkCreditCode, values.creditCode),
        }
      : {}),
    agreed: true,
  };
}
