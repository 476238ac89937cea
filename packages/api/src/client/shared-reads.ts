import { aborted } from './failure.js';
import { AbortHandle } from './abort-handle.js';

interface Flight {
  readonly answer: Promise<unknown>;
  readonly interest: AbortHandle;
  passengers: number;
}

export interface SharedReads {
  /** Runs a read, or joins the same one that is already under way. */
  share<T>(key: string, signal: AbortHandle, start: (signal: AbortHandle) => Promise<T>): Promise<T>;
  /** What is under way may show the state before a write that has ended: nobody joins it any more. */
  forget(): void;
}

/**
 * One request for many who ask the same at the same time. Whoever loses interest leaves alone; the request is
 * given up when the last one has left.
 */
export function createSharedReads(): SharedReads {
  const flights = new Map<string, Flight>();

  function startRequest(key: string, start: (signal: AbortHandle) => Promise<unknown>): Flight {
    const interest = new AbortHandle();
    const answer = start(interest).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { answer, interest, passengers: 0 };
    answer.catch(() => undefined); // told to each passenger; nobody may be left when it fails
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
          if (flights.get(key) === flight) flights.delete(key); // the next one starts anew
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
