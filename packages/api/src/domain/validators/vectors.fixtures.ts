/**
 * Test vectors for the validators: made-up numbers that satisfy the standards' check digits, and near misses.
 * None of them belongs to a real person or company.
 */

interface Vectors {
  readonly valid: readonly string[];
  /** Text and why it must be refused. */
  readonly invalid: readonly (readonly [text: string, reason: string])[];
}

export const idCardVectors: Vectors = {
  valid: [
    '210000199003070013',
    '210200197902280139',
    '810000190101010015',
    '830000190101010019',
    '21000019880808002x',
    'A123456(3)',
    'A123456789',
  ],
  invalid: [
    ['', 'empty'],
    ['210000199002300016', '30 February'],
    ['210000209912310017', 'birth in the future'],
    ['21000019900307001', '17 characters'],
    ['210000801332001', '15 digits with month 13'],
    ['210000199O03070013', 'letter O instead of zero'],
  ],
};

export const creditCodeVectors: Vectors = {
  valid: [
    '91210000TEX000010X',
    '91210000TEX0003791',
    '92210100TEX0000100',
    '12210000TEX000037T',
    '91210000tex000993j',
  ],
  invalid: [
    ['', 'empty'],
    ['91210000TEX000010', '17 characters'],
    ['91210000TEO000010X', 'letter O is not allowed'],
    ['91210000TEZ000010X', 'letter Z is not allowed'],
    ['912A0000TEX000010X', 'area code must be six digits'],
    ['010100000000011', '15 digits starting with 0'],
  ],
};

export const mobileVectors: Vectors = {
  valid: ['13000000000', '15000000000', '17000000000', '19000000000', '18900000000'],
  invalid: [
    ['', 'empty'],
    ['11000000000', 'second digit 1'],
    ['1380013800', '10 digits'],
    ['23800138000', 'does not start with 1'],
    ['+8613800138000', 'country code'],
  ],
};

export const emailVectors: Vectors = {
  valid: [
    'user@example.com',
    'user+tag@example.org',
    'u_1@mail.example.com.cn',
    '12345@example.com',
    'user@[192.0.2.1]',
  ],
  invalid: [
    ['', 'empty'],
    ['user@', 'no domain'],
    ['user@example', 'no suffix'],
    ['user name@example.com', 'space'],
    ['user.@example.com', 'dot before at sign'],
  ],
};
