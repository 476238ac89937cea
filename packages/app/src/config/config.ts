import { completePortalConfig, defaultPortalConfig, type PortalConfig } from '@ca-portal/api/domain';
import { createContext, useContext } from 'react';
import { takeEarly } from '../api/early.js';
import { tokenStore } from '../session/token.js';

const PortalConfigContext = createContext<PortalConfig>(defaultPortalConfig);
export const PortalConfigProvider = PortalConfigContext.Provider;

/** Names, links and lock ports of this province. */
export const usePortalConfig = (): PortalConfig => useContext(PortalConfigContext);

/** The province's names that the server has written into the document; the defaults where it has not. */
export function documentPortalConfig(): PortalConfig {
  const names = document.getElementById('portal-names')?.textContent;
  return completePortalConfig(names ? JSON.parse(names) : undefined);
}

/**
 * Loads the province's settings. A portal without them must still open: after a failure the names in the document stay,
 * so that no page shows another province's name.
 */
export async function loadPortalConfig(): Promise<PortalConfig> {
  const known = documentPortalConfig();
  try {
    const address = '/portal.config.json';
    const response = await (takeEarly(address, tokenStore.get()) ??
      fetch(address, { credentials: 'same-origin' }));
    if (!response.ok) return known;
    return completePortalConfig(await response.json(), known);
  } catch (error) {
    console.warn('portal.config.json was not used:', error);
    return known;
  }
}
