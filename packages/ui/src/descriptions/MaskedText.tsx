import { useState } from 'react';
import { useWords } from '../theme/useWords.js';
import { Reveal, Spoken } from './Descriptions.styles.js';
import { zhDescriptions } from './Descriptions.zh.js';

/** Personal data that is shown on request only. */
export interface MaskedValue {
  /** What stands there at first: `138****8000`. */
  masked: string;
  /**
   * The whole value, or how to fetch it: where the server hands it out (and logs who looked), a function
   * keeps it off the page until it is asked for.
   */
  full: string | (() => Promise<string>);
}

type State = 'masked' | 'loading' | 'failed' | 'shown';

/** A masked value with its reveal button. Masked it is read as “已隐藏”, not as a row of asterisks. */
export function MaskedText({ term, value }: { term: string; value: MaskedValue }) {
  const words = useWords('descriptions', zhDescriptions);
  const [state, setState] = useState<State>('masked');
  const [fetched, setFetched] = useState<string>();
  const full = typeof value.full === 'string' ? value.full : fetched;

  const reveal = async () => {
    if (state === 'loading') return;
    if (state === 'shown') return setState('masked');
    if (typeof value.full === 'string' || fetched !== undefined) return setState('shown');
    setState('loading');
    try {
      setFetched(await value.full());
      setState('shown');
    } catch {
      setState('failed'); // why it failed is the caller's to log; here it can only be tried again
    }
  };

  const shown = state === 'shown';
  return (
    <Reveal data-component="MaskedText" data-state={state}>
      {shown ? (
        <span>{full}</span>
      ) : (
        <span>
          <span aria-hidden="true">{value.masked}</span>
          <Spoken>{words.hidden}</Spoken>
        </span>
      )}
      <button
        type="button"
        aria-label={shown ? words.conceal(term) : words.reveal(term)}
        aria-disabled={state === 'loading'}
        onClick={() => void reveal()}
      >
        {state === 'loading' ? words.loading : shown ? words.hide : words.show}
      </button>
      {state === 'failed' ? <span role="alert">{words.failed}</span> : null}
    </Reveal>
  );
}
