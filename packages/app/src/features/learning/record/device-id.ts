import { newRequestId } from '../../../shared/browser/request-id.js';

const key = 'learningDevice';
let ofThisVisit: string | undefined;

/** A number for this browser, so that the server can tell devices apart; for the visit where nothing may be stored. */
export function deviceId(): string {
  try {
    const known = window.localStorage.getItem(key);
    // Somebody may have written anything there, and the server takes a UUID only.
    if (known && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(known)) return known;
    const fresh = ofThisVisit ?? newRequestId();
    ofThisVisit = fresh;
    window.localStorage.setItem(key, fresh);
    return fresh;
  } catch {
    return (ofThisVisit ??= newRequestId());
  }
}
