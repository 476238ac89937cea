import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isForInbox } from './messages.js';

it.each([
  ['to me from another', { senderId: 'b', recipientIds: ['a', 'c'], sent: true }, true],
  ['to me from myself', { senderId: 'a', recipientIds: ['a', 'c'], sent: true }, false],
  ['to others', { senderId: 'b', recipientIds: ['c'], sent: true }, false],
  ['not sent yet', { senderId: 'b', recipientIds: ['a'], sent: false }, false],
])('%s', (_, message, shown) => expect(isForInbox(message, 'a')).toBe(shown));

it('nobody ever finds what he sent in his own inbox', () => {
  const user = fc.constantFrom('a', 'b', 'c');
  fc.assert(
    fc.property(user, fc.array(user), fc.boolean(), (senderId, recipientIds, sent) => {
      expect(isForInbox({ senderId, recipientIds, sent }, senderId)).toBe(false);
    }),
  );
});
