import { lazy, useState, type ComponentType } from 'react';

/** A component whose code comes when it is first shown, or earlier by `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

/**
 * Like React's `lazy`, but shown at once where `preload` has brought the code before. React's own suspends once
 * even then, and a prerendered page that suspends while it hydrates gives way to its fallback on the first
 * update that cannot wait, such as the token.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const WhenLoaded = lazy(async () => ({ default: await load() }));
  function Page() {
    // Chosen once: another component in its place would lose what the user has typed.
    const [View] = useState<ComponentType>(() => loaded ?? WhenLoaded);
    return <View />;
  }
  return Object.assign(Page, {
    async preload() {
      loaded ??= await load();
    },
  });
}
