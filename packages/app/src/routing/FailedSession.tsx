import { toaster } from '@ca-portal/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { tokenStore } from '../session/token.js';
import { PageFallback } from '../shell/PageFallback.js';

/** Spec 2.1 and 8: when user info cannot be loaded, the token goes and the user is led home with a sentence. */
export function FailedSession() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    toaster.error('登录已经过期，请重新登录');
    tokenStore.clear();
    queries.clear();
    void navigate('/', { replace: true });
  }, [navigate, queries]);
  return <PageFallback />;
}
