import { aborted } from './failure.js';
import { Interest } from './interest.js';

interface Flight {
  readonly answer: Promise<unknown>;
  readonly interest: Interest;
  passengers: number;
}

export interface SharedReads {
  /** Runs a read, or joins the same one that is already under way. */
  share<T>(key: string, signal: Interest, start: (signal: Interest) => Promise<T>): Promise<T>;
  /** What is under way may show the state before a write that has ended: nobody joins it any more. */
  forget(): void;
}

/**
 * One request for many who ask the same at the same time. Whoever loses interest leaves alone; the request is
 * given up when the last one has left.
 */
export function createSharedReads(): SharedReads {
  const flights = new Map<string, Flight>();

  function takeOff(key: string, start: (signal: Interest) => Promise<unknown>): Flight {
    const interest = new Interest();
    const answer = start(interest).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { answer, interest, passengers: 0 };
    answer.catch(() => undefined); // told to each passenger; nobody may be left when it fails
    flights.set(key, flight);
    return flight;
  }

  return {
    share<T>(key: string, signal: Interest, start: (signal: Interest) => Promise<T>) {
      if (signal.aborted) return Promise.reject(aborted());
      const flight = flights.get(key) ?? takeOff(key, start);
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
