const key = 'rememberedUsername';

/**
 * The account name on this computer, on request: survives an expired login and a closed browser, until a logout (spec
 * 4). Never the password.
 */
export const rememberedName = {
  get(): string {
    try {
      return window.localStorage.getItem(key) ?? '';
    } catch {
      return ''; // storage refused: nothing was remembered
    }
  },
  set(name: string) {
    try {
      if (name) window.localStorage.setItem(key, name);
      else window.localStorage.removeItem(key);
    } catch {
      // storage refused: it is only a convenience
    }
  },
};
