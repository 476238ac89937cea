import { describe, expect, it } from 'vitest';
import {
  completePortalConfig,
  defaultPortalConfig,
  namesInDocument,
  portalConfigToFill,
} from './portal-config.js';

describe('portal configuration', () => {
  it('is complete without a file', () => {
    for (const nothing of [undefined, null, {}, [], 'text', 1, defaultPortalConfig]) {
      expect(completePortalConfig(nothing)).toEqual(defaultPortalConfig);
    }
  });
  it('changes only what a province sets', () => {
    const config = completePortalConfig({ brand: { mark: '浙' }, paymentHosts: ['https://pay.example.cn'] });
    expect(config).toEqual({
      ...defaultPortalConfig,
      brand: { ...defaultPortalConfig.brand, mark: '浙' },
      paymentHosts: ['https://pay.example.cn'],
    });
  });
  it.each([
    { brand: null },
    { brand: { mark: 1 } },
    { brand: { toString: 'x', marks: 'x' } },
    { sandbox: 'yes', membership: 1 },
    { paymentHosts: [1] },
    { place: { cities: '杭州' } },
    JSON.parse('{"__proto__":{"sandbox":true}}') as unknown,
  ])('uses the default for invalid values: %j', (given) => {
    expect(completePortalConfig(given)).toEqual(defaultPortalConfig);
  });
  it('lists the placeholders of a document, for the server to fill and the script to start with', () => {
    const other = completePortalConfig({
      brand: { mark: '吉', productName: '吉林数字证书服务平台', logo: '/brand/logo.svg' },
      hotline: { phone: '0431-0000-1234' },
    });
    const toFill = portalConfigToFill();
    expect(toFill.brand).toMatchObject({
      mark: '{{brand.mark}}',
      productName: '{{brand.productName}}',
      logo: '',
    });
    const begun = completePortalConfig(namesInDocument(other));
    expect([begun.brand, begun.hotline]).toEqual([other.brand, other.hotline]);
  });
});
