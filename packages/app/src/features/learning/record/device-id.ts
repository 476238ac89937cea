import { newRequestId } from '../../../shared/browser/index.js';

const key = 'learningDevice';
let ofThisVisit: string | undefined;

/**
 * A random id for this browser, so that the server can tell devices apart; for this visit only where storage is
 * refused.
 */
export function deviceId(): string {
  try {
    const known = window.localStorage.getItem(key);
    // The stored value may have been changed, and the server accepts only a UUID.
    if (known && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(known)) return known;
    const fresh = ofThisVisit ?? newRequestId();
    ofThisVisit = fresh;
    window.localStorage.setItem(key, fresh);
    return fresh;
  } catch {
    return (ofThisVisit ??= newRequestId());
  }
}
