import { credentials } from '@ca-portal/api/groups/credentials';
import { api } from '../../api/client.js';

const calls = api.use(credentials);
/** Refusals of these calls appear at a field or in the form: no toast. */
const quiet = { quiet: true } as const;

type CodeQuery = Parameters<typeof calls.sendCode>[0]['query'];
type Proof = Parameters<typeof calls.checkAccount>[0]['body'];
type NewPassword = Parameters<typeof calls.updatePassword>[0]['body'];
type Recovery = Parameters<typeof calls.recoverPhone>[0]['query'];

export const sendAccountCode = (query: CodeQuery) => calls.sendCode({ query }, quiet);
export const checkAccount = (body: Proof) => calls.checkAccount({ body }, quiet);
export const setNewPassword = (body: NewPassword) => calls.updatePassword({ body }, quiet);
export const recoverPhone = (query: Recovery) => calls.recoverPhone({ query }, quiet);
