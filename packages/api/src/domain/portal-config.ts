/** What a province changes without a build: loaded at run time from `/portal.config.json` and validated. */
export interface PortalConfig {
  brand: {
    /** One character in the logo mark. */
    mark: string;
    /** At most 12 characters. */
    productName: string;
    /** At most 6 characters, in the sidebar. */
    shortName: string;
    subtitle: string;
    region: string;
  };
  hotline: {
    phone: string;
    hours: string;
    /** Complaint line and enterprise mailbox of the hotline card; an empty one hides its line. */
    complaint: string;
    mailbox: string;
  };
  /** The public account (公众号): its name and what its QR code carries. Without a code there is no entry. */
  publicAccount: { name: string; qrCode: string };
  /** A picture of where the office is, on the portal's own server (`/office.png`), and its address to copy. */
  officeMap: { picture: string; address: string };
  /** Shows the membership entry in the side panel (spec 2.6). */
  membership: boolean;
  /** Theme colours of the settings drawer, of those that this build has proved for contrast; fewer than two hide the row. */
  themeColors: string[];
  /** Addresses outside the portal; an empty one hides its entry. */
  links: { oldPlatform: string; exam: string; contract: string; assistant: string };
  /**
   * Only for a backend that hands over the exam entry's data instead of its address (spec 7.9): 24 and 8 bytes, for
   * everybody to read. Empty, the backend encrypts or the exam's plain page opens.
   */
  examCipher: { key: string; iv: string };
  lock: {
    firstPort: number;
    portCount: number;
    /** The portal operator's licence for seal pictures; empty where seals are not used. */
    licenceKey: string;
    driverDownloadId: string;
  };
  /** Origins to which a payment form may be sent. */
  paymentHosts: string[];
  /** True where the outside parties (SMS, payment, certificate authorities) are sandboxes. */
  sandbox: boolean;
}

export const defaultPortalConfig: PortalConfig = {
  brand: {
    mark: '辽',
    productName: '辽宁数字证书服务平台',
    shortName: '辽宁数字证书',
    subtitle: '省级数字证书综合服务入口',
    region: '辽宁省数字证书官方服务入口',
  },
  hotline: {
    phone: '024-0000-1234',
    hours: '工作日 08:30-11:30，13:00-17:00',
    complaint: '',
    mailbox: '',
  },
  publicAccount: { name: '', qrCode: '' },
  officeMap: { picture: '', address: '' },
  membership: false,
  themeColors: ['#1890ff', '#12a37f', '#6b4fd8', '#1f8a3b'],
  links: { oldPlatform: '', exam: '', contract: '', assistant: '' },
  examCipher: { key: '', iv: '' },
  lock: { firstPort: 11345, portCount: 10, licenceKey: '', driverDownloadId: '18' },
  paymentHosts: [],
  sandbox: false,
};

export class PortalConfigError extends Error {
  override name = 'PortalConfigError';
}

function merge(fallback: unknown, given: unknown, path: string): unknown {
  if (given === undefined) return fallback;
  if (Array.isArray(fallback)) {
    if (Array.isArray(given) && given.every((item) => typeof item === 'string')) return given;
    throw new PortalConfigError(`${path} must be a list of texts`);
  }
  if (typeof fallback === 'object' && fallback !== null) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      throw new PortalConfigError(`${path || 'the configuration'} must be an object`);
    }
    const unknown = Object.keys(given).find((key) => !Object.hasOwn(fallback, key));
    if (unknown) throw new PortalConfigError(`${path ? `${path}.` : ''}${unknown} is not a setting`);
    return Object.fromEntries(
      Object.entries(fallback).map(([key, value]) => [
        key,
        merge(value, (given as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
      ]),
    );
  }
  if (typeof given !== typeof fallback) throw new PortalConfigError(`${path} must be a ${typeof fallback}`);
  return given;
}

/** Fills what is missing from the defaults; refuses unknown names and wrong types with the path of the mistake. */
export function parsePortalConfig(given: unknown): PortalConfig {
  const config = merge(defaultPortalConfig, given ?? {}, '') as PortalConfig;
  const { firstPort, portCount } = config.lock;
  if (
    !Number.isInteger(firstPort) ||
    !Number.isInteger(portCount) ||
    firstPort < 1024 ||
    firstPort + portCount > 65_536 ||
    portCount < 1 ||
    portCount > 32
  ) {
    throw new PortalConfigError('lock.firstPort and lock.portCount must name up to 32 ports above 1023');
  }
  for (const link of Object.values(config.links)) {
    if (link !== '' && !/^https?:\/\//.test(link))
      throw new PortalConfigError('links must be http or https addresses');
  }
  const [key, iv] = [config.examCipher.key, config.examCipher.iv].map(
    (text) => new TextEncoder().encode(text).length,
  );
  if (!(key === 0 && iv === 0) && !(key === 24 && iv === 8))
    throw new PortalConfigError('examCipher.key and examCipher.iv must be texts of 24 and 8 bytes');
  // The content security policy lets no picture of another server in.
  if (config.officeMap.picture !== '' && !/^\/(?![/\\])/.test(config.officeMap.picture))
    throw new PortalConfigError('officeMap.picture must be a path of the portal, such as /office.png');
  if (!config.themeColors.every((color) => /^#[0-9a-f]{6}$/.test(color)))
    throw new PortalConfigError('themeColors must be colours such as #1890ff');
  return config;
}
