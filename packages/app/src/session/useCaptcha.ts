import { session } from '@ca-portal/api/groups/session';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readAs } from '../api/query.js';

export type CaptchaPurpose = 'login' | 'sms' | 'register' | 'password';

export interface Captcha {
  /** Data URL; undefined while there is none. */
  src: string | undefined;
  uuid: string | undefined;
  loading: boolean;
  failed: boolean;
  refresh: () => void;
}

/** Query options for anything valid for one attempt: never cached, never fetched again automatically. */
export const forOneAttempt = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

/** The captcha picture with a sum. Each is valid for one attempt, so it is never cached. */
export function useCaptcha(purpose: CaptchaPurpose, enabled = true): Captcha {
  const { data, isFetching, isError, refetch } = useQuery({
    ...readAs(purpose, session, 'captcha'),
    enabled,
    ...forOneAttempt,
  });
  const refresh = useCallback(() => void refetch(), [refetch]);
  return {
    src: data ? `data:image/png;base64,${data.image}` : undefined,
    uuid: data?.uuid,
    loading: isFetching,
    failed: isError,
    refresh,
  };
}
