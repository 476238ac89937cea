import type { PortalConfig } from '@ca-portal/api/domain';

/**
 * The sample data's words for this province: its texts contain `{city}` and the like, so that a demonstration
 * names no other province.
 */
export function sampleWords({ brand, hotline, place, mobileApp }: PortalConfig) {
  const { province, cities } = place;
  const city = (n: number): string => cities[n % cities.length] ?? '示例';
  return {
    province,
    /** 辽宁 for 辽宁省: the short name. */
    region: province.replace(/(?:(?:壮族|回族|维吾尔)?自治区|省|市)$/, ''),
    mark: brand.mark,
    app: mobileApp,
    /** Area code of the hotline's number. */
    area: /^(0\d{2,3})\D/.exec(hotline.phone)?.[1] ?? '000',
    hours: hotline.hours,
    city: city(0),
    cityCount: String(cities.length),
    // If a province has fewer cities than the sample's texts name, its cities are reused from the start.
    ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`city${n + 1}`, city(n)])),
  };
}

export type SampleWords = Readonly<Record<string, string>>;

/** Replaces `{city}` and the like with the province's words; other braces stay unchanged. */
export const inWords = (text: string, words: SampleWords): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : whole,
  );

/** The same for every text in a row or in a list of rows. */
export function wordsIn<T>(value: T, words: SampleWords): T {
  if (typeof value === 'string') return inWords(value, words) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => wordsIn(one, words)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [inWords(key, words), wordsIn(one, words)]),
  ) as T;
}
