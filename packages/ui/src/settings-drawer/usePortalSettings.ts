import { useEffect, useState } from 'react';
import { applyThemeSettings } from '../theme/themeSettings.js';
import { type PortalSettings, sessionSettings } from './portalSettings.js';

/**
 * A user's settings and their setter, for `SettingsDrawer`; appearance settings are applied to the page. They last as
 * long as the page: to keep them, pass the stored settings as `initial` and store each change.
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
