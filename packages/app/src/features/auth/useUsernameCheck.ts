import { isApiError } from '@ca-portal/api';
import {
  accountNameKey,
  checkMobile,
  checkUsername,
  errorCodes,
  isForeignMobileName,
} from '@ca-portal/api/domain';
import { useCallback, useRef, useState } from 'react';
import { checkUsernameFree } from './queries.js';

const taken = '该用户名已被使用，请更换。';
const foreignNumber = '用户名是手机号码的形式，但不是上面填写的手机号，请更换用户名。';

/**
 * Checks the name on the server when the field loses focus. Refused names are remembered, so that validating the form
 * again does not accept them. A failed check is ignored: registering checks again.
 */
export function useUsernameCheck(onTaken: () => void, typedPhone: () => string) {
  const refused = useRef(new Set<string>());
  const [free, setFree] = useState('');

  const phone = useCallback(() => {
    const checked = checkMobile(typedPhone());
    return checked.ok ? checked.value : '';
  }, [typedPhone]);

  const rule = useCallback(
    (text: string): true | string => {
      const name = checkUsername(text);
      if (!name.ok) return `${name.reason}。`;
      if (isForeignMobileName(name.value, phone())) return foreignNumber;
      return refused.current.has(accountNameKey(name.value)) ? taken : true;
    },
    [phone],
  );

  const refuse = useCallback(
    (name: string) => {
      refused.current.add(accountNameKey(name));
      setFree('');
      onTaken();
    },
    [onTaken],
  );

  const ask = useCallback(
    async (text: string) => {
      const name = checkUsername(text);
      if (!name.ok || refused.current.has(accountNameKey(name.value))) return;
      const mobilePhone = phone();
      if (isForeignMobileName(name.value, mobilePhone)) return;
      try {
        await checkUsernameFree(name.value, mobilePhone);
        setFree(name.value);
      } catch (error) {
        if (isApiError(error, errorCodes.usernameTaken)) refuse(name.value);
      }
    },
    [phone, refuse],
  );

  return { rule, ask, refuse, isFree: (text: string) => free !== '' && text.trim() === free };
}
