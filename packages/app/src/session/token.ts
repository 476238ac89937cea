/** Storage keys are the spec's (section 9): other systems of a province read them too. */
const tokenKey = 'token';
const paymentTokenKey = 'tokenByZf';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

if (typeof window !== 'undefined') {
  // Logging out in one browser tab has to be noticed in all of them.
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) tell();
  });
}

/** The login token. A login is exactly the presence of this entry (spec section 4). */
export const tokenStore = {
  get: (): string | null => (typeof window === 'undefined' ? null : window.localStorage.getItem(tokenKey)),
  set(token: string) {
    window.localStorage.setItem(tokenKey, token);
    tell();
  },
  clear() {
    window.localStorage.removeItem(tokenKey);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const getPaymentToken = (): string | null =>
  typeof window === 'undefined' ? null : window.sessionStorage.getItem(paymentTokenKey);
