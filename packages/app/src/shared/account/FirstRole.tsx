import { useState } from 'react';
import { tokenStore } from '../../session/token.js';
import { AccountDialogs } from './AccountDialogs.js';

let closedFor: number | undefined;

/** Asks whoever has just logged in without any role for the first one (spec 2.11). Closed, it waits for the next login. */
export function FirstRole() {
  const [closed, setClosed] = useState(() => closedFor === tokenStore.epoch());
  const close = () => {
    closedFor = tokenStore.epoch();
    setClosed(true);
  };
  return <AccountDialogs open={closed ? undefined : 'role'} onClose={close} />;
}
