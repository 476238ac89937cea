import { expect, it } from 'vitest';
import { namesIn, turnsOf } from './signing-order.js';

const order = ['甲方公司', '李四', '乙方公司'];
const states = (signers: readonly string[]) => turnsOf(order, signers).turns.map(({ state }) => state);

it('names the next signer', () => {
  expect(states([])).toEqual(['next', 'waiting', 'waiting']);
  expect(states(['甲方公司'])).toEqual(['signed', 'next', 'waiting']);
  expect(states(['甲方公司', '李 四', '乙方公司'])).toEqual(['signed', 'signed', 'signed']);
});

it('reports who signed out of order, and who is not in the plan', () => {
  expect(turnsOf(order, ['甲方公司', '乙方公司', '王五'])).toMatchObject({
    strays: ['乙方公司', '王五'],
  });
  expect(states(['甲方公司', '乙方公司'])).toEqual(['signed', 'next', 'signed']);
  expect(turnsOf(['甲', '甲'], ['甲', '甲', '甲'])).toMatchObject({ strays: ['甲'] });
});

it.each(['', 'null', '[ <FE> (text) <ZZZZ> ]', `<${'0041'.repeat(201)}>`])(
  'reads no names from %j',
  (array) => {
    expect(namesIn(array)).toEqual([]);
  },
);
