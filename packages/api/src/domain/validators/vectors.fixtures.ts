/**
 * Test vectors for the validators: invented numbers with valid check digits of the standards, and near misses.
 * None of them belongs to a real person or company.
 */

interface Vectors {
  readonly valid: readonly string[];
  /** A text and why it is invalid. */
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
    'A800000005',
    'A900000016',
  ],
  invalid: [
    ['', 'empty'],
    ['000000000000000000', 'all zeros'],
    ['A323456789', 'sex 3 of Taiwan'],
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
    ['000000000000000000', 'all zeros, which pass the check digit'],
  ],
};

export const mobileVectors: Vectors = {
  valid: [
    '13000000000',
    '15000000000',
    '17000000000',
    '19000000000',
    '18900000000',
    '+8613800138000',
    '008613800138000',
    '+86 13800138000',
  ],
  invalid: [
    ['', 'empty'],
    ['11000000000', 'second digit 1'],
    ['1380013800', '10 digits'],
    ['23800138000', 'does not start with 1'],
    ['+85213800138', 'another country'],
    ['+86+8613800138000', 'two country codes'],
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

export const landlineVectors: Vectors = {
  valid: ['024-22000000', '0411-82000000', '0415-2200000', '22000000', '400-000-0000'],
  invalid: [
    ['', 'empty'],
    ['024-2200', 'too short'],
    ['0241-12000000', 'subscriber number starting with 1'],
    ['024--22000000', 'double hyphen'],
    ['024 22000000 转801', 'words inside'],
  ],
};

/** Valid both as a card and as a company account; invalid as either. */
export const bankVectors: Vectors = {
  valid: [
    '6200000000000005',
    '6210000000000029',
    '6230000000000041',
    '6200000000000000059',
    '6220000000000000073',
  ],
  invalid: [
    ['', 'empty'],
    ['62000000000000A5', 'letter'],
    ['0000000000000000', 'all zeros, which pass the check digit'],
    ['六二零零', 'Chinese numerals'],
    ['62.00000000000', 'point'],
    ['-620000000000000', 'minus sign'],
  ],
};

export const bankCardVectors: Vectors = {
  valid: [
    '6200000000000005',
    '6210000000000029',
    '6230000000000041',
    '6200000000000000059',
    '6220000000000000073',
  ],
  invalid: [
    ['6200000000000006', 'check digit wrong'],
    ['62000000000000000000', '20 digits'],
    ['', 'empty'],
    ['6200000000000001', 'check digit wrong'],
    ['6222000000000000000', 'check digit wrong'],
  ],
};

export const companyAccountVectors: Vectors = {
  valid: [
    '0410000000000001',
    '3301000000000000001',
    '0000 0000 0000 0001',
    '330000000001',
    '06200000000000000012',
  ],
  invalid: [
    ['', 'empty'],
    ['12345678A', 'letter'],
    ['111111111111111111111111111111111', '33 digits'],
    ['账号12345678', 'text'],
    ['-', 'hyphen only'],
  ],
};

export const qqVectors: Vectors = {
  valid: ['10000', '123456', '12345678', '1234567890', '999999999999999'],
  invalid: [
    ['', 'empty'],
    ['01234', 'leading zero'],
    ['12a45', 'letter'],
    ['-12345', 'minus'],
    ['１２３４５', 'full-width'],
  ],
};

export const externalLinkVectors: Vectors = {
  valid: ['http://example.com', 'mailto:user@example.com', 'http:', 'mailto:', 'https://127.0.0.1:8080/x'],
  invalid: [
    ['', 'empty'],
    ['about', 'inner path'],
    ['ftp://example.com', 'other scheme'],
    [' https://example.com', 'leading space'],
    ['www.example.com', 'no scheme'],
  ],
};

/** "Invalid" is the check digit only, which is advice: the validator takes both lists. */
export const registrationNumberVectors: Vectors = {
  valid: ['210100000000019', '210100000000035', '210100000000051', '210100000000078', '210100000000094'],
  invalid: [
    ['210200000000018', 'check digit wrong'],
    ['210200000000034', 'check digit wrong'],
    ['210200000000051', 'check digit wrong'],
    ['210200000000077', 'check digit wrong'],
    ['210200000000093', 'check digit wrong'],
  ],
};
