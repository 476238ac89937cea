import { useState } from 'react';

const storageKey = 'desk:onward';

function load(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true; // storage is refused: the usual way
  }
}

/** Whether the next item opens automatically after a decision; stored in this browser. */
export function useOnward(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(load);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(storageKey, next ? 'on' : 'off');
      } catch {
        // it then lasts until the page is reloaded
      }
    },
  ];
}
