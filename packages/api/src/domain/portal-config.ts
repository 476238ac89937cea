import { renewalWindowDays } from './certificate-state.js';
import { smsResendSeconds } from './lifetimes.js';
import { paymentWindowHours, reviewWindowHours } from './order-state.js';

/**
 * What a province changes without a build: loaded at run time from `/portal.config.json`. The server checks the
 * province's file before it serves it (its `province/`).
 */
export interface PortalConfig {
  /** Names and pictures. */
  brand: {
    /** One character in the logo mark. */
    mark: string;
    /** At most 12 characters. */
    productName: string;
    /** At most 6 characters, in the sidebar. */
    shortName: string;
    subtitle: string;
    region: string;
    /** Style sheet with the province's tokens (`pnpm theme`), a path of the portal: `/brand/theme.css`. */
    themeSheet: string;
    /** A square picture in place of the seal with the mark: `/brand/logo.svg`. */
    logo: string;
    /** Icon of the browser's tab: `/brand/favicon.svg`. */
    favicon: string;
    /** Icon of the installed portal, a PNG of 512 by 512 pixels: `/brand/icon.png`. */
    appIcon: string;
  };
  /** The province, and its cities in the order of lists. */
  place: { province: string; cities: string[] };
  /** App of the phone that holds phone certificates. */
  mobileApp: string;
  /** Telephone numbers and hours of the service. */
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
  /** Shows the membership entry in the side panel. */
  membership: boolean;
  /** Locks can be sent; a province without a courier says false, and nobody is offered it. */
  courier: boolean;
  /** Text messages are sent; a province without says false: codes go to mailboxes, and nobody registers by himself. */
  sms: boolean;
  /** Theme colors of the settings drawer, of those that this build has proved for contrast; fewer than two hide the row. */
  themeColors: string[];
  /** Addresses outside the portal; an empty one hides its entry. */
  links: { oldPlatform: string; exam: string; contract: string; assistant: string };
  /**
   * Only for a backend that hands over the exam entry's data instead of its address: 24 and 8 bytes, for
   * everybody to read. Empty, the backend encrypts or the exam's plain page opens.
   */
  examCipher: { key: string; iv: string };
  /** Where the lock service is looked for, and with which license. */
  lock: {
    firstPort: number;
    portCount: number;
    /** The portal operator's license for seal pictures; empty where seals are not used. */
    licenseKey: string;
    driverDownloadId: string;
  };
  /** What an administrator has set and pages tell; the server puts it in, a province's file does not. */
  rules: {
    renewalDays: number;
    paymentMinutes: number;
    reviewHours: number;
    /** Fee of an enterprise change for each lock, and of a changed practice seal. */
    changeFen: number;
    sealChangeFen: number;
    /** Seconds between two codes to one phone. */
    smsResendSeconds: number;
  };
  /** Origins to which a payment form may be sent. */
  paymentHosts: string[];
  /** True where the outside parties (SMS, payment, certificate authorities) are sandboxes. */
  sandbox: boolean;
}

/** The sample province, which stands in where a file says nothing. */
export const defaultPortalConfig: PortalConfig = {
  brand: {
    mark: '辽',
    productName: '辽宁数字证书服务平台',
    shortName: '辽宁数字证书',
    subtitle: '省级数字证书综合服务入口',
    region: '辽宁省数字证书官方服务入口',
    themeSheet: '',
    logo: '',
    favicon: '',
    appIcon: '',
  },
  place: {
    province: '辽宁省',
    cities: [
      '沈阳',
      '大连',
      '鞍山',
      '抚顺',
      '本溪',
      '丹东',
      '锦州',
      '营口',
      '阜新',
      '辽阳',
      '盘锦',
      '铁岭',
      '朝阳',
      '葫芦岛',
    ],
  },
  mobileApp: '辽易通',
  hotline: {
    phone: '024-0000-1234',
    hours: '工作日 08:30–11:30，13:00–17:00',
    complaint: '',
    mailbox: '',
  },
  publicAccount: { name: '', qrCode: '' },
  officeMap: { picture: '', address: '' },
  membership: false,
  courier: true,
  sms: true,
  themeColors: ['#1890ff', '#12a37f', '#6b4fd8', '#1f8a3b'],
  links: { oldPlatform: '', exam: '', contract: '', assistant: '' },
  examCipher: { key: '', iv: '' },
  lock: { firstPort: 11345, portCount: 10, licenseKey: '', driverDownloadId: '18' },
  rules: {
    renewalDays: renewalWindowDays,
    paymentMinutes: paymentWindowHours * 60,
    reviewHours: reviewWindowHours,
    changeFen: 50_00,
    sealChangeFen: 50_00,
    smsResendSeconds,
  },
  paymentHosts: [],
  sandbox: false,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function complete(fallback: unknown, given: unknown): unknown {
  if (Array.isArray(fallback)) {
    return Array.isArray(given) && given.every((item) => typeof item === 'string') ? given : fallback;
  }
  if (isRecord(fallback)) {
    const values = isRecord(given) ? given : {};
    return Object.fromEntries(
      Object.entries(fallback).map(([key, value]) => [
        key,
        complete(value, Object.hasOwn(values, key) ? values[key] : undefined),
      ]),
    );
  }
  return typeof given === typeof fallback ? given : fallback;
}

/**
 * Settings with every field: what is missing, or is of another type, is taken from `fallback`, and unknown names are
 * left out. A page must open whatever it was sent; mistakes are told to the operator when the server starts.
 */
export const completePortalConfig = (
  given: unknown,
  fallback: PortalConfig = defaultPortalConfig,
): PortalConfig => complete(fallback, given) as PortalConfig;

/**
 * What stands in prerendered documents. They are built with `{{brand.mark}}` in place of each, and the server writes
 * the province's own there.
 */
const inDocuments = {
  brand: ['mark', 'productName', 'shortName', 'subtitle', 'region'],
  hotline: ['phone', 'hours'],
} as const;

/** The fields of prerendered documents alone, each as `value` says. */
function documentNames(value: (group: 'brand' | 'hotline', key: string) => string) {
  return Object.fromEntries(
    (['brand', 'hotline'] as const).map((group) => [
      group,
      Object.fromEntries(inDocuments[group].map((key) => [key, value(group, key)])),
    ]),
  );
}

/** Pages make an address of the phone number, so that it has to be one while they are prerendered. */
const phoneToFill = '000-9990-0001';
const dialled = (phone: string): string => phone.replace(/[ -]/g, '');

/** What a document is prerendered with, so that a province's names can be put in later. */
export const portalConfigToFill = (): PortalConfig =>
  completePortalConfig(
    documentNames((group, key) => (key === 'phone' ? phoneToFill : `{{${group}.${key}}}`)),
  );

/** A prerendered document with a place for the phone number, too. */
export const withPhonePlaces = (html: string): string =>
  html
    .replaceAll(`tel:${dialled(phoneToFill)}`, 'tel:{{hotline.tel}}')
    .replaceAll(phoneToFill, '{{hotline.phone}}');

/** The seal of a prerendered document: the drawing around the place of the mark. */
const seal = /<svg\b(?:(?!<\/svg>)[^])*\{\{brand\.mark\}\}(?:(?!<\/svg>)[^])*<\/svg>/g;

/** A prerendered document with a logo in place of the seal, as `Logo` draws it; before the mark has come to its place. */
export const withLogo = (html: string, address: string): string =>
  html.replace(seal, () => `<img src="${address}" alt=""/>`);

/** What comes into the places of a document: `{{hotline.phone}}` is `hotline.phone`. */
export const documentTexts = (config: PortalConfig): Readonly<Record<string, string>> => ({
  'hotline.tel': dialled(config.hotline.phone),
  ...Object.fromEntries(
    Object.entries(namesInDocument(config)).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text]),
    ),
  ),
});

/** What the server tells the document's script: the page is taken over with the names and the logo that it was filled with. */
export const namesInDocument = (config: PortalConfig): Record<string, Record<string, string>> => {
  const names = documentNames((group, key) => (config[group] as Record<string, string>)[key] ?? '');
  return { ...names, brand: { ...names['brand'], logo: config.brand.logo } };
};
