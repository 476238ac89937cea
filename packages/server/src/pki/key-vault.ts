/** A key pair with a name. `publicPart` is PEM: a certificate for an authority, a public key otherwise. */
export interface StoredKey {
  readonly name: string;
  readonly publicPart: string;
  /** PKCS#8 in PEM. Only the process that uses it sees it decrypted. */
  readonly privateKey: string;
}

/** Storage of long-lived private keys. */
export interface KeyVault {
  /** The key with this name; created once, even if several instances ask at the same time. */
  getOrCreate(name: string, make: () => Promise<Omit<StoredKey, 'name'>>): Promise<StoredKey>;
  /** Public parts of all keys whose name starts with the prefix, sorted by name. */
  publicParts(prefix: string): Promise<{ name: string; publicPart: string }[]>;
}

/** Keys that live as long as the process: for tests. */
export function memoryVault(): KeyVault {
  const keys = new Map<string, Promise<StoredKey>>();
  return {
    getOrCreate(name, make) {
      const known = keys.get(name);
      if (known) return known;
      const made = make().then((key) => ({ name, ...key }));
      keys.set(name, made);
      return made;
    },
    async publicParts(prefix) {
      const all = await Promise.all(keys.values());
      return all
        .filter((key) => key.name.startsWith(prefix))
        .map(({ name, publicPart }) => ({ name, publicPart }))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    },
  };
}
