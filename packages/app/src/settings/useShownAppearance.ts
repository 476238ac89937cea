import { useSyncExternalStore } from 'react';
import { useAppearance } from './appearance.js';

function useSystemPrefers(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** What is really shown: the visitor's choice, or the operating system's where he chose nothing. For switches. */
export function useShownAppearance(): { elder: boolean; contrast: boolean; dark: boolean } {
  const { theme, contrast, mode } = useAppearance();
  const systemDark = useSystemPrefers('(prefers-color-scheme: dark)');
  const systemContrast = useSystemPrefers('(prefers-contrast: more)');
  const high = contrast === 'auto' ? systemContrast : contrast === 'high';
  return {
    elder: mode === 'elder',
    contrast: high,
    // High contrast has only a light look; it overrides dark (tokenCss).
    dark: !high && (theme === 'auto' ? systemDark : theme === 'dark'),
  };
}
