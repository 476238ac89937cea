import { expect, it } from 'vitest';
import { figuresText } from './save-figures.js';

it('writes numbers as cells, and no text becomes a formula', () =>
  expect(
    figuresText([
      ['城市', '数量'],
      ['=HYPERLINK("http://evil.example")', -3],
      ['沈阳,大连', 41],
      ['\r=1', '+1'],
    ]),
  ).toBe('城市,数量\r\n"\'=HYPERLINK(""http://evil.example"")",-3\r\n"沈阳,大连",41\r\n"\'\r=1",\'+1'));
