import { content } from '@ca-portal/api/groups/content';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { session } from '@ca-portal/api/groups/session';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

export { type Captcha, useCaptcha } from '../../session/useCaptcha.js';

const sessionCalls = api.use(session);
const contentCalls = api.use(content);
const lockCalls = api.use(lockLogin);

/** Refusals of these calls belong to a field or stand in the form: nothing toasts by itself. */
const quiet = { quiet: true } as const;

type LoginBody = Parameters<typeof sessionCalls.login>[0]['body'];
type SmsBody = Parameters<typeof sessionCalls.loginBySms>[0]['body'];
type RegisterBody = Parameters<typeof sessionCalls.register>[0]['body'];
type SmsQuery = Parameters<typeof sessionCalls.sendSmsCode>[0]['query'];
type LockBody = Parameters<typeof lockCalls.login>[0]['body'];
export type { RegisterBody };

export const logIn = (body: LoginBody) => sessionCalls.login({ body }, quiet);
export const logInBySms = (body: SmsBody) => sessionCalls.loginBySms({ body }, quiet);
export const register = (body: RegisterBody) => sessionCalls.register({ body }, quiet);
export const sendSmsCode = (query: SmsQuery) => sessionCalls.sendSmsCode({ query }, quiet);
export const checkUsernameFree = (username: string) =>
  sessionCalls.checkUsername({ body: { username } }, quiet);
export const lockChallenge = () => lockCalls.challenge(undefined, quiet);
export const logInByLock = (body: LockBody) => lockCalls.login({ body }, quiet);

/** The police filing number below the form; the login works without it. */
export function useRecordNumber(): string {
  const { data } = useQuery({
    queryKey: ['content', 'footer'],
    queryFn: ({ signal }) => contentCalls.footer(undefined, { ...quiet, signal }),
    staleTime: 600_000,
  });
  return data?.recordNumber ?? '';
}
