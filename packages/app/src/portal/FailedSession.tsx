import { toaster } from '@ca-portal/ui/toast';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { tokenStore } from '../session/token.js';
import { PageFallback } from '../shell/PageFallback.js';

/**
 * Spec 2.1 and 8: when user info cannot be loaded, the token is removed and the user is led home with a message. It is
 * no logout, so his drafts stay for his next login.
 */
export function FailedSession() {
  const navigate = useNavigate();
  useEffect(() => {
    toaster.error('登录已经过期，请重新登录');
    tokenStore.clear('drafts stay');
    void navigate('/', { replace: true });
  }, [navigate]);
  return <PageFallback />;
}
