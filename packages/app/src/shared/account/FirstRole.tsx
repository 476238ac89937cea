import { useState } from 'react';
import { tokenStore } from '../../session/token.js';
import { AccountDialogs } from './AccountDialogs.js';

let closedFor: number | undefined;

/**
 * Asks a user who has logged in without any role for the first one (spec 2.11). If closed, it opens again at the next
 * login.
 */
export function FirstRole() {
  const [closed, setClosed] = useState(() => closedFor === tokenStore.epoch());
  const close = () => {
    closedFor = tokenStore.epoch();
    setClosed(true);
  };
  return <AccountDialogs open={closed ? undefined : 'role'} onClose={close} />;
}
