import { credentials } from '@ca-portal/api/groups/credentials';
import { type Asked, call } from '../../api/query.js';

/** Refusals of these calls belong to a field or stand in the form: nothing toasts by itself. */
const quiet = { quiet: true } as const;

type CodeQuery = Asked<typeof credentials, 'sendCode'>['query'];
type Proof = Asked<typeof credentials, 'checkAccount'>['body'];
type NewPassword = Asked<typeof credentials, 'updatePassword'>['body'];
type Recovery = Asked<typeof credentials, 'recoverPhone'>['query'];

export const sendAccountCode = (query: CodeQuery) => call(credentials, 'sendCode', { query }, quiet);
export const checkAccount = (body: Proof) => call(credentials, 'checkAccount', { body }, quiet);
export const setNewPassword = (body: NewPassword) => call(credentials, 'updatePassword', { body }, quiet);
export const recoverPhone = (query: Recovery) => call(credentials, 'recoverPhone', { query }, quiet);
