import { session } from '@ca-portal/api/groups/session';
import { membership } from '@ca-portal/api/groups/membership';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, change, read } from '../../api/query.js';

/** The page shows these refusals itself: no toast. */
const quiet = { quiet: true } as const;

export type Invitation = Answer<typeof membership, 'invitation'>;

export const useInvitation = (token: string) =>
  useQuery(read(membership, 'invitation', { params: { token } }));

/** Accepts or declines. Who has joined has another company and menu: the session is asked anew. */
export const useAnswer = (token: string) =>
  useMutation(
    change([membership, session], (accept: boolean) =>
      call(membership, 'answerInvitation', { params: { token }, body: { accept } }, quiet),
    ),
  );
