import { isApiError } from '@ca-portal/api';
import { checkUsername, errorCodes } from '@ca-portal/api/domain';
import { useCallback, useRef, useState } from 'react';
import { checkUsernameFree } from './queries.js';

const taken = '该用户名已被使用，请更换。';

/**
 * Asks the server when the field is left. What it refused is remembered, so that checking the form again does not
 * wave the name through. A failed question says nothing: registering asks again.
 */
export function useUsernameCheck(onTaken: () => void) {
  const refused = useRef(new Set<string>());
  const [free, setFree] = useState('');

  const rule = useCallback((text: string): true | string => {
    const name = checkUsername(text);
    if (!name.ok) return `${name.reason}。`;
    return refused.current.has(name.value) ? taken : true;
  }, []);

  const refuse = useCallback(
    (name: string) => {
      refused.current.add(name.trim());
      setFree('');
      onTaken();
    },
    [onTaken],
  );

  const ask = useCallback(
    async (text: string) => {
      const name = checkUsername(text);
      if (!name.ok || refused.current.has(name.value)) return;
      try {
        await checkUsernameFree(name.value);
        setFree(name.value);
      } catch (error) {
        if (isApiError(error, errorCodes.usernameTaken)) refuse(name.value);
      }
    },
    [refuse],
  );

  return { rule, ask, refuse, isFree: (text: string) => free !== '' && text.trim() === free };
}
