import { useState } from 'react';
import { useWords } from '../theme/useWords.js';
import { Reveal, Spoken } from './Descriptions.styles.js';
import { zhDescriptions } from './Descriptions.zh.js';

/** Personal data that is revealed only on request. */
export interface MaskedValue {
  /** The masked text: `138****8000`. */
  masked: string;
  /**
   * The full value, or a function that fetches it: if the server logs each view, a function keeps the value off the
   * page until somebody asks for it.
   */
  full: string | (() => Promise<string>);
}

type State = 'masked' | 'loading' | 'failed' | 'shown';

/** A masked value with a reveal button. Screen readers read “已隐藏” while masked, not a row of asterisks. */
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
      setState('failed'); // the caller logs the error; here people can only try again
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
