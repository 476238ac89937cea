import { describe, expect, it } from 'vitest';
import { seal, unseal, WrongSecretError } from './sealing.js';

describe('encrypted keys', () => {
  it('open with the same secret and name, and never look the same twice', () => {
    const sealed = seal('secret', 'ca/root', 'private');
    expect(sealed).not.toContain('private');
    expect(seal('secret', 'ca/root', 'private')).not.toBe(sealed);
    expect(unseal('secret', 'ca/root', sealed)).toBe('private');
  });

  it('cannot be opened with another secret or name, nor after a change or a cut', () => {
    const sealed = seal('secret', 'ca/root', 'private');
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => unseal('other', 'ca/root', sealed)).toThrow(WrongSecretError);
    expect(() => unseal('secret', 'ca/issuer/F01', sealed)).toThrow(WrongSecretError);
    expect(() => unseal('secret', 'ca/root', bytes.toString('base64'))).toThrow(WrongSecretError);
    expect(() => unseal('secret', 'ca/root', sealed.slice(0, 12))).toThrow(WrongSecretError);
  });
});
