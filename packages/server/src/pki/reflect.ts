/**
 * The X.509 library's dependency-injection container uses these three calls of the (never adopted) metadata
 * proposal for decorators. These twenty lines avoid a dependency that would patch much more of the global
 * object.
 */
interface MetadataCalls {
  getMetadata(key: unknown, target: object): unknown;
  getOwnMetadata(key: unknown, target: object): unknown;
  defineMetadata(key: unknown, value: unknown, target: object): void;
}

export function installReflectMetadata(): void {
  const reflect = Reflect as typeof Reflect & Partial<MetadataCalls>;
  if (reflect.getMetadata) return; // The full implementation is already loaded.
  const all = new WeakMap<object, Map<unknown, unknown>>();
  const own = (key: unknown, target: object) => all.get(target)?.get(key);
  reflect.getOwnMetadata = own;
  reflect.getMetadata = (key, target) => {
    for (let at: object | null = target; at; at = Object.getPrototypeOf(at) as object | null) {
      const found = own(key, at);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  reflect.defineMetadata = (key, value, target) => {
    const known = all.get(target) ?? new Map<unknown, unknown>();
    all.set(target, known.set(key, value));
  };
}
