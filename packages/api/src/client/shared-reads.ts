import { aborted } from './failure.js';
import { AbortHandle } from './abort-handle.js';

interface Flight {
  readonly answer: Promise<unknown>;
  readonly interest: AbortHandle;
  passengers: number;
}

export interface SharedReads {
  /** Runs a read, or joins the same pending one. */
  share<T>(key: string, signal: AbortHandle, start: (signal: AbortHandle) => Promise<T>): Promise<T>;
  /** A pending read may show the state before a write that has ended: nobody joins it any more. */
  forget(): void;
}

/**
 * One request for several callers of the same read at the same time. Each caller can abort alone; the request is
 * aborted with the last one.
 */
export function createSharedReads(): SharedReads {
  const flights = new Map<string, Flight>();

  function startRequest(key: string, start: (signal: AbortHandle) => Promise<unknown>): Flight {
    const interest = new AbortHandle();
    const answer = start(interest).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { answer, interest, passengers: 0 };
    answer.catch(() => undefined); // each caller gets the rejection; there may be none left
    flights.set(key, flight);
    return flight;
  }

  return {
    share<T>(key: string, signal: AbortHandle, start: (signal: AbortHandle) => Promise<T>) {
      if (signal.aborted) return Promise.reject(aborted());
      const flight = flights.get(key) ?? startRequest(key, start);
      flight.passengers += 1;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(aborted());
          flight.passengers -= 1;
          if (flight.passengers > 0) return;
          if (flights.get(key) === flight) flights.delete(key); // the next call starts a new request
          flight.interest.abort();
        };
        signal.addEventListener('abort', leave);
        (flight.answer as Promise<T>)
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', leave));
      });
    },
    forget: () => flights.clear(),
  };
}
