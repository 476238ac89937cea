import { useEffect, useState } from 'react';
import { applyThemeSettings } from '../theme/themeSettings.js';
import { type PortalSettings, sessionSettings } from './portalSettings.js';

/**
 * A user's settings and their setter, for `SettingsDrawer`; what concerns the look is applied to the page. They live as
 * long as the page does: to keep them, pass what you stored as `initial` and store each change.
 *
 * @default initial sessionSettings
 */
export function usePortalSettings(
  initial: PortalSettings = sessionSettings,
): [PortalSettings, (settings: PortalSettings) => void] {
  const [settings, setSettings] = useState(initial);
  const { theme, density, elder, contrast } = settings;
  useEffect(() => {
    applyThemeSettings({
      theme,
      density,
      mode: elder ? 'elder' : 'standard',
      contrast: contrast ? 'high' : 'auto',
    });
  }, [theme, density, elder, contrast]);
  return [settings, setSettings];
}
