import type { Endpoint, ResultOf, session, SysUser } from '@ca-portal/api/contract';

type Row<Name extends keyof typeof session> = ResultOf<(typeof session)[Name]>;

/**
 * Front ends of the API family read these fields beside `data`, not in it; without them they could not log in
 * here. Only fields of the contract's answer, under the family's names.
 */
const fields: Readonly<Record<string, (answer: never) => object>> = {
  'POST /login': ({ token }: Row<'login'>) => ({ token }),
  'POST /login/key': ({ token }: Row<'loginByKey'>) => ({ token }),
  'POST /login/sms': ({ token }: Row<'loginBySms'>) => ({ token }),
  'GET /captchaImage': ({ image, uuid }: Row<'captcha'>) => ({ captchaEnabled: true, img: image, uuid }),
  'GET /getInfo': ({ familyUser, roles, permissions }: Row<'info'> & { familyUser: SysUser }) => ({
    user: familyUser,
    roles,
    permissions,
  }),
};

/** The fields beside `data` in an endpoint's answer; nothing for most. */
export function familyFields(row: Endpoint): (answer: unknown) => object {
  const beside = fields[`${row.method} ${row.path}`] as ((answer: unknown) => object) | undefined;
  return beside ?? (() => ({}));
}
