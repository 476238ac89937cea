/** A browser may block storage; a floating button then forgets its position. */
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
    // Nothing to do: the position lasts until the page is left.
  }
}
