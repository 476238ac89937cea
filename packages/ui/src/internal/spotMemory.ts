/** A browser may refuse its storage; a floating button then forgets where it was. */
export function storedSpot(key: string | null): string | null {
  try {
    return key === null ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeSpot(key: string | null, value: string): void {
  try {
    if (key !== null) localStorage.setItem(key, value);
  } catch {
    // Nothing to do: it stays where it is until the page is left.
  }
}
