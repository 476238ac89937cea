import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { toaster } from '@ca-portal/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AccountDialogs } from './AccountDialogs.js';
import { isAtPassword } from './at-password.js';

const isRefused = (error: unknown) => isApiError(error, errorCodes.passwordMustChange);

/**
 * A user who logged in with a one-time password must set a new password first (dossier 1.5): the first call refused for
 * this reason opens the password dialog. If closed, it opens at the next refused call; it never opens over a password
 * dialog that is already open.
 */
export function OneTimePassword() {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    const cache = queries.getQueryCache();
    const demand = (error: unknown) => {
      if (asked.current || isAtPassword() || !isRefused(error)) return; // every call of the page is refused at the same time
      asked.current = true;
      toaster.warning('您正在使用一次性密码，请先设置新密码再继续。');
      setOpen(true);
    };
    // Some calls were refused before this code had loaded.
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
