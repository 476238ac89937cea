import { session } from '@ca-portal/api/groups/session';
import { membership } from '@ca-portal/api/groups/membership';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, read, write } from '../../api/query.js';

export type Invitation = Answer<typeof membership, 'invitation'>;

export const useInvitation = (token: string) =>
  useQuery(read(membership, 'invitation', { params: { token } }));

/** Accepts or declines. Who has joined has another company and menu: the session is asked anew. */
export const useAnswer = () =>
  useMutation(write(membership, 'answerInvitation', { refreshes: [membership, session], quiet: true }));
