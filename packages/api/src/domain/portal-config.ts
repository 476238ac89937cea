import { renewalWindowDays } from './certificate-state.js';
import { smsResendSeconds } from './lifetimes.js';
import { paymentWindowHours, reviewWindowHours } from './order-state.js';

/**
 * The configuration of a province without a build: loaded at run time from `/portal.config.json`. The server checks
 * the province's file before it serves it (its `province/`).
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
    /** A square picture instead of the seal with the mark: `/brand/logo.svg`. */
    logo: string;
    /** Icon of the browser's tab: `/brand/favicon.svg`. */
    favicon: string;
    /** Icon of the installed portal, a PNG of 512 by 512 pixels: `/brand/icon.png`. */
    appIcon: string;
  };
  /** The province, and its cities in list order. */
  place: { province: string; cities: string[] };
  /** The phone app for mobile certificates. */
  mobileApp: string;
  /** Telephone numbers and hours of the service. */
  hotline: {
    phone: string;
    hours: string;
    /** Complaint line and enterprise mailbox of the hotline card; an empty one hides its line. */
    complaint: string;
    mailbox: string;
  };
  /** The public account (公众号): its name and the content of its QR code. Without a code there is no entry. */
  publicAccount: { name: string; qrCode: string };
  /** A map picture of the office, on the portal's own server (`/office.png`), and its address to copy. */
  officeMap: { picture: string; address: string };
  /** Shows the membership entry in the side panel. */
  membership: boolean;
  /** Locks can be shipped; a province without a courier sets false, and shipping is not offered. */
  courier: boolean;
  /** SMS is available; if false, codes are sent by email, and self-registration is off. */
  sms: boolean;
  /**
   * Theme colors of the settings drawer, out of those whose contrast this build has checked; fewer than two hide the
   * row.
   */
  themeColors: string[];
  /** External addresses; an empty one hides its entry. */
  links: { oldPlatform: string; exam: string; contract: string; assistant: string };
  /**
   * Only for a backend that returns the exam entry's data instead of its address: 24 and 8 bytes,
   * publicly readable. If empty, the backend encrypts or the exam's plain page opens.
   */
  examCipher: { key: string; iv: string };
  /** Location of the lock service, and its license. */
  lock: {
    firstPort: number;
    portCount: number;
    /** The portal operator's license for seal pictures; empty where seals are not used. */
    licenseKey: string;
    driverDownloadId: string;
  };
  /** Administrator settings that pages show; the server sets them, not a province's file. */
  rules: {
    renewalDays: number;
    paymentMinutes: number;
    reviewHours: number;
    /** Fee of an enterprise change per lock, and of a changed practice seal. */
    changeFen: number;
    sealChangeFen: number;
    /** Seconds between two codes to one phone. */
    smsResendSeconds: number;
  };
  /** Allowed target origins of a payment form. */
  paymentHosts: string[];
  /** True if the external services (SMS, payment, certificate authorities) are sandboxes. */
  sandbox: boolean;
}

/** The sample province, the default of missing values. */
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
 * Complete settings: missing fields, or fields of another type, come from `fallback`, and unknown names are
 * dropped. A page must open with any configuration; the operator sees errors when the server starts.
 */
export const completePortalConfig = (
  given: unknown,
  fallback: PortalConfig = defaultPortalConfig,
): PortalConfig => complete(fallback, given) as PortalConfig;

/**
 * Placeholders of prerendered documents. They are built with `{{brand.mark}}` for each, and the server replaces it
 * with the province's own value.
 */
const inDocuments = {
  brand: ['mark', 'productName', 'shortName', 'subtitle', 'region'],
  hotline: ['phone', 'hours'],
} as const;

/** Only the fields of prerendered documents, with `value` applied. */
function documentNames(value: (group: 'brand' | 'hotline', key: string) => string) {
  return Object.fromEntries(
    (['brand', 'hotline'] as const).map((group) => [
      group,
      Object.fromEntries(inDocuments[group].map((key) => [key, value(group, key)])),
    ]),
  );
}

/** Pages create a `tel:` address of the phone number, so prerendering needs a valid one. */
const phoneToFill = '000-9990-0001';
const dialled = (phone: string): string => phone.replace(/[ -]/g, '');

/** The configuration for prerendering, so that a province's names can be inserted later. */
export const portalConfigToFill = (): PortalConfig =>
  completePortalConfig(
    documentNames((group, key) => (key === 'phone' ? phoneToFill : `{{${group}.${key}}}`)),
  );

/** Adds a placeholder for the phone number to a prerendered document. */
export const withPhonePlaces = (html: string): string =>
  html
    .replaceAll(`tel:${dialled(phoneToFill)}`, 'tel:{{hotline.tel}}')
    .replaceAll(phoneToFill, '{{hotline.phone}}');

/** The seal of a prerendered document: the drawing around the mark. */
const seal = /<svg\b(?:(?!<\/svg>)[^])*\{\{brand\.mark\}\}(?:(?!<\/svg>)[^])*<\/svg>/g;

/** Replaces the seal of a prerendered document with a logo, as `Logo` draws it; before the mark is filled in. */
export const withLogo = (html: string, address: string): string =>
  html.replace(seal, () => `<img src="${address}" alt=""/>`);

/** The values of a document's placeholders: `{{hotline.phone}}` is `hotline.phone`. */
export const documentTexts = (config: PortalConfig): Readonly<Record<string, string>> => ({
  'hotline.tel': dialled(config.hotline.phone),
  ...Object.fromEntries(
    Object.entries(namesInDocument(config)).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text]),
    ),
  ),
});

/** Data of the server for the document's script: hydration starts with the names and the logo of the document. */
export const namesInDocument = (config: PortalConfig): Record<string, Record<string, string>> => {
  const names = documentNames((group, key) => (config[group] as Record<string, string>)[key] ?? '');
  return { ...names, brand: { ...names['brand'], logo: config.brand.logo } };
};
