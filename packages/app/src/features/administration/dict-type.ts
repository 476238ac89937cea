/**
 * The dictionary named in an address. Code lists are identified by their number (spec 3: types 1, 10, 2 …), whose
 * dictionary is `code_2`; others by their own type.
 */
export const dictTypeOf = (type: string): string => {
  const name = /^\d{1,2}$/.test(type) ? `code_${type}` : type.toLowerCase();
  // A value from an address can be anything: an invalid one is not sent, because the server refuses it.
  return /^[a-z][a-z0-9_]{0,99}$/.test(name) ? name : 'code_0';
};

/** The address of a dictionary's page. */
export const dictionaryPath = (dictId: number, dictType: string): string =>
  `/system/typeData/${dictId}/${dictType.replace(/^code_(?=\d)/, '')}`;
