import { useEffect, useState } from 'react';

/** The value once it has stood still: a search asks for what was typed, not for every letter on the way there. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
