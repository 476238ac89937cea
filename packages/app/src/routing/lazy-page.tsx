import { lazy, useState, type ComponentType } from 'react';

/** A component whose code loads when it is first shown, or earlier by `preload`. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<void>;
  /** The import function; the build reads from it which files a page needs. */
  load: () => Promise<ComponentType<Props>>;
};

/** A page whose code could not be loaded: no network, or a new version has replaced the files. */
export class PageCodeError extends Error {
  override readonly name = 'PageCodeError';
  /** Lets the page load its code again the next time it is opened; until then the failure stays. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code of a page could not be loaded. Reload the document.', { cause });
    this.forget = forget;
  }
}

/**
 * Like React's `lazy`, but renders at once after a `preload`. React's own suspends once even then, and a prerendered
 * page that suspends while it hydrates is replaced by its fallback on the first urgent update, such as the token.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  // React keeps a failed load for ever. Only the error page may reset it: a page that retried by itself would retry
  // endlessly without a network.
  const whenLoaded = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        throw new PageCodeError(error, () => (WhenLoaded = whenLoaded()));
      }
    });
  let WhenLoaded = whenLoaded();
  function Page(props: Props) {
    // Chosen once: another component in its place would lose what the user has typed.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? WhenLoaded);
    return <View {...props} />;
  }
  return Object.assign(Page, {
    load,
    async preload() {
      loaded ??= await load();
    },
  });
}
