import { lazy, useState, type ComponentType } from 'react';

/** A component whose code comes when it is first shown, or earlier by `preload`. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<void>;
  /** How its code is fetched; the build reads here which files a page needs. */
  load: () => Promise<ComponentType<Props>>;
};

/** A page whose code could not be loaded: no network, or a new version has taken the old files away. */
export class PageCodeError extends Error {
  override readonly name = 'PageCodeError';
  /** Lets the page ask for its code once more when it is opened again; until then the failure stands. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code of a page could not be loaded. Reload the document.', { cause });
    this.forget = forget;
  }
}

/**
 * Like React's `lazy`, but shown at once where `preload` has brought the code before. React's own suspends once
 * even then, and a prerendered page that suspends while it hydrates gives way to its fallback on the first
 * update that cannot wait, such as the token.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  // React remembers a failed load for ever. Only who shows the failure may end that: a page that asked again by
  // itself would ask without end while the network is gone.
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
