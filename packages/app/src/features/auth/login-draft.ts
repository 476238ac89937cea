const key = 'login';

/** The name typed into the login form of this tab; survives a reload. Never the password or a code. */
export const loginDraft = {
  get(): string {
    try {
      const saved: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
      const name = saved && typeof saved === 'object' && 'username' in saved ? saved.username : '';
      return typeof name === 'string' ? name : '';
    } catch {
      return ''; // storage refused or invalid: the field starts empty
    }
  },
  set(username: string) {
    try {
      if (username) window.sessionStorage.setItem(key, JSON.stringify({ username }));
      else window.sessionStorage.removeItem(key);
    } catch {
      // storage refused: it is only a convenience
    }
  },
};
