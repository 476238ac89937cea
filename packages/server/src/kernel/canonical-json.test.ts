import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson, sortedEntries } from './canonical-json.js';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const form = {
  years: 2,
  attachments: [{ kind: 'idFront', fileId: 'b' }],
  receiver: { phone: '1', name: '李样例' },
  couponTicketId: undefined,
  none: null,
};

// Digests that stand in databases: another one would let a call, an order or a notice count twice.
it.each([
  ['a call', canonicalJson(form), 'dcd73e51cc66960ea7b7ca855135472f346567fa017b1ec339e9967fdbf7fd1e'],
  [
    'an order',
    canonicalJson(form, { inLists: false }),
    'f5f836590d280f72a2f5ec23694b68a305e852af85042be07b904ae9bef21f1d',
  ],
  [
    'a notice',
    JSON.stringify(['alipay', sortedEntries({ trade_no: '2', out_trade_no: '1' })]),
    '8c83090013ce6910fbb51acc97d186fddb7e5f7e03577f1ae6c9e43eaa1f8af1',
  ],
])('%s has the digest that it has always had', (_, text, expected) => {
  expect(digest(text)).toBe(expected);
});

it('the order of fields makes no difference', () => {
  const turned = Object.fromEntries(Object.entries(form).toReversed());
  expect(canonicalJson([{ b: 1, a: { d: 2, c: 3 } }])).toBe('[{"a":{"c":3,"d":2},"b":1}]');
  expect(canonicalJson(turned)).toBe(canonicalJson(form));
});
