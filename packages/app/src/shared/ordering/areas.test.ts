import { expect, test } from 'vitest';
import { areaOf, citiesOf, districtsOf, provinces, splitAddress, wholeAddress } from './areas.js';

test.each([
  ['辽宁省沈阳市浑南区示例路 18 号', '辽宁省/沈阳市/浑南区', '示例路 18 号'],
  ['沈阳市浑南区示例路 18 号', '辽宁省/沈阳市/浑南区', '示例路 18 号'],
  ['北京市朝阳区示例街 2 号', '北京市/北京市/朝阳区', '示例街 2 号'],
  ['江苏省苏州市吴江区示例路 1 号', '江苏省/苏州市/吴江区', '示例路 1 号'],
  ['示例大厦 3 层', '', '示例大厦 3 层'],
])('%s is taken apart', (line, area, address) => {
  expect(splitAddress(line)).toEqual({ area, address });
});

test('splits a joined area again, wherever the districts are known', () => {
  for (const province of provinces)
    for (const city of citiesOf(province))
      for (const district of districtsOf(city)) {
        const area = [province, city, district].join('/');
        expect(splitAddress(wholeAddress(area, '示例路 1 号'))).toEqual({ area, address: '示例路 1 号' });
      }
});

test('writes a city without districts once, and an empty choice as empty text', () => {
  expect(wholeAddress('上海市/上海市/浦东新区', ' 示例路 1 号 ')).toBe('上海市浦东新区示例路 1 号');
  expect(wholeAddress(undefined, '示例路')).toBe('示例路');
  expect(areaOf('')).toEqual(['', '', '']);
});

test('has the names of the national list: 31 divisions, no city twice', () => {
  const cities = provinces.flatMap((one) => citiesOf(one));
  expect(provinces).toHaveLength(31);
  expect(new Set(cities).size).toBe(cities.length);
});
