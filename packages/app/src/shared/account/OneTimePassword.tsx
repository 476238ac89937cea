import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { toaster } from '@ca-portal/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AccountDialogs } from './AccountDialogs.js';
import { isAtPassword } from './at-password.js';

const isRefused = (error: unknown) => isApiError(error, errorCodes.passwordMustChange);

/**
 * Whoever has logged in with a one-time password may do nothing before he has one of his own (dossier 1.5): the first call
 * that is refused for it opens the password dialog. Closed, it opens with the next; never over one that is open already.
 */
export function OneTimePassword() {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    const cache = queries.getQueryCache();
    const demand = (error: unknown) => {
      if (asked.current || isAtPassword() || !isRefused(error)) return; // all that a page loads is refused at once
      asked.current = true;
      toaster.warning('您正在使用一次性密码，请先设置新密码再继续。');
      setOpen(true);
    };
    // Some were refused before this code was there.
    demand(cache.getAll().find(({ state }) => isRefused(state.error))?.state.error);
    return cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') demand(event.action.error);
    });
  }, [queries]);
  const close = () => {
    asked.current = false;
    setOpen(false);
  };
  return <AccountDialogs open={open ? 'password' : undefined} onClose={close} />;
}
