import { defaultPortalConfig, parsePortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { createContext, useContext } from 'react';

const PortalConfigContext = createContext<PortalConfig>(defaultPortalConfig);
export const PortalConfigProvider = PortalConfigContext.Provider;

/** Names, links and lock ports of this province. */
export const usePortalConfig = (): PortalConfig => useContext(PortalConfigContext);

/**
 * Loads the province's settings. A portal without them still has to open, so that a failure falls back to
 * the defaults: the page says nothing wrong, it only shows the built-in names.
 */
export async function loadPortalConfig(): Promise<PortalConfig> {
  try {
    const response = await fetch('/portal.config.json', { credentials: 'same-origin' });
    if (!response.ok) return defaultPortalConfig;
    return parsePortalConfig(await response.json());
  } catch (error) {
    console.warn('portal.config.json was not used:', error);
    return defaultPortalConfig;
  }
}
