import { session } from '@ca-portal/api/groups/session';
import { membership } from '@ca-portal/api/groups/membership';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, read, refresh } from '../../api/query.js';

/** The page shows these refusals itself: no toast. */
const quiet = { quiet: true } as const;

export type Invitation = Answer<typeof membership, 'invitation'>;

export const useInvitation = (token: string) =>
  useQuery(read(membership, 'invitation', { params: { token } }));

/** Accepts or declines. After joining, the user has another company and menu: the session is reloaded. */
export function useAnswer(token: string) {
  return useMutation({
    mutationFn: (accept: boolean) =>
      call(membership, 'answerInvitation', { params: { token }, body: { accept } }, quiet),
    onSuccess: (_joined, _accept, _result, { client }) => refresh(client, [membership, session]),
  });
}
