/** Fields of the prerendered form that a person may have filled in before this script ran. */
export interface TypedSoFar {
  username: string;
  password: string;
  remember: boolean;
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-prerendered] input[name="${name}"]`);

/**
 * What stands in the prerendered login form. /login is readable before the script runs, and on a slow line people
 * start typing: hydration would empty the fields. Call it during the first render, while the page is still the old one.
 */
export function typedBeforeScript(): TypedSoFar | undefined {
  if (typeof document === 'undefined') return undefined;
  const username = field('username')?.value ?? '';
  const password = field('password')?.value ?? '';
  if (!username && !password) return undefined;
  return { username, password, remember: field('remember')?.checked ?? false };
}
