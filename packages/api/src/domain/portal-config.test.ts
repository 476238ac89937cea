import { describe, expect, it } from 'vitest';
import { defaultPortalConfig, parsePortalConfig, PortalConfigError } from './portal-config.js';

describe('portal configuration', () => {
  it('is complete without a file, and the defaults pass their own check', () => {
    expect(parsePortalConfig(undefined)).toEqual(defaultPortalConfig);
    expect(parsePortalConfig({})).toEqual(defaultPortalConfig);
    expect(parsePortalConfig(defaultPortalConfig)).toEqual(defaultPortalConfig);
  });
  it('changes what a province names, and nothing beside it', () => {
    const config = parsePortalConfig({ brand: { mark: '浙' }, paymentHosts: ['https://pay.example.cn'] });
    expect(config.brand).toEqual({ ...defaultPortalConfig.brand, mark: '浙' });
    expect(config.paymentHosts).toEqual(['https://pay.example.cn']);
    expect(config.lock).toEqual(defaultPortalConfig.lock);
  });

  const mistakes: [unknown, string][] = [
    [{ brnad: {} }, 'brnad is not a setting'],
    [{ brand: { marks: 'x' } }, 'brand.marks is not a setting'],
    [{ brand: { toString: 'x' } }, 'brand.toString is not a setting'],
    [{ brand: { mark: 1 } }, 'brand.mark must be a string'],
    [{ brand: null }, 'brand must be an object'],
    [{ brand: [] }, 'brand must be an object'],
    ['text', 'the configuration must be an object'],
    [[], 'the configuration must be an object'],
    [{ sandbox: 'yes' }, 'sandbox must be a boolean'],
    [{ paymentHosts: 'https://x.cn' }, 'paymentHosts must be a list of texts'],
    [{ paymentHosts: [1] }, 'paymentHosts must be a list of texts'],
    [{ lock: { firstPort: 80 } }, 'lock.firstPort and lock.portCount'],
    [{ lock: { firstPort: 65_530 } }, 'lock.firstPort and lock.portCount'],
    [{ lock: { portCount: 0 } }, 'lock.firstPort and lock.portCount'],
    [{ lock: { portCount: 1.5 } }, 'lock.firstPort and lock.portCount'],
    [{ links: { exam: 'javascript:alert(1)' } }, 'links must be http or https'],
    [{ examCipher: { key: 'short', iv: 'vector-8' } }, 'examCipher.key and examCipher.iv'],
    [{ examCipher: { key: 'exam-entry-key-24-bytes!' } }, 'examCipher.key and examCipher.iv'],
    [{ officeMap: { picture: 'https://maps.example.cn/a.png' } }, 'officeMap.picture must be a path'],
    [{ officeMap: { picture: '//maps.example.cn/a.png' } }, 'officeMap.picture must be a path'],
    [{ themeColors: ['#1890ff', 'red'] }, 'themeColors must be colours'],
    [{ membership: 1 }, 'membership must be a boolean'],
  ];
  it.each(mistakes)('%j is refused, with its place', (given, message) => {
    expect(() => parsePortalConfig(given)).toThrow(PortalConfigError);
    expect(() => parsePortalConfig(given)).toThrow(message);
  });
  it('cannot be used to reach a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"sandbox":true}}');
    expect(() => parsePortalConfig(hostile)).toThrow('__proto__ is not a setting');
  });
});
