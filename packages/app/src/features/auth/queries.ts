import { content } from '@ca-portal/api/groups/content';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { session } from '@ca-portal/api/groups/session';
import { useQuery } from '@tanstack/react-query';
import { type Asked, call, read } from '../../api/query.js';

/** Refusals of these calls appear at a field or in the form: no toast. */
const quiet = { quiet: true } as const;

type LoginBody = Asked<typeof session, 'login'>['body'];
type SmsBody = Asked<typeof session, 'loginBySms'>['body'];
type RegisterBody = Asked<typeof session, 'register'>['body'];
type SmsQuery = Asked<typeof session, 'sendSmsCode'>['query'];
type LockBody = Asked<typeof lockLogin, 'login'>['body'];
export type { RegisterBody };

export const logIn = (body: LoginBody) => call(session, 'login', { body }, quiet);
export const logInBySms = (body: SmsBody) => call(session, 'loginBySms', { body }, quiet);
export const register = (body: RegisterBody) => call(session, 'register', { body }, quiet);
export const sendSmsCode = (query: SmsQuery) => call(session, 'sendSmsCode', { query }, quiet);
export const checkUsernameFree = (username: string, mobilePhone: string) =>
  call(session, 'checkUsername', { body: { username, ...(mobilePhone ? { mobilePhone } : {}) } }, quiet);
export const lockChallenge = () => call(lockLogin, 'challenge', undefined, quiet);
export const logInByLock = (body: LockBody) => call(lockLogin, 'login', { body }, quiet);

/** The police filing number below the form; the login works without it. */
export function useRecordNumber(): string {
  const { data } = useQuery({
    ...read(content, 'footer'),
    staleTime: 600_000,
  });
  return data?.recordNumber ?? '';
}
