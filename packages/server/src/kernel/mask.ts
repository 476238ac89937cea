/** 130****0000; an empty number stays empty. The suffix of a closed account's number is left out. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})(?:#.*)?$/, '$1****$2');

/** 210000********0013; shorter numbers keep two characters at either end. */
export function maskIdNumber(idNumber: string): string {
  const [head, tail] = idNumber.length >= 15 ? [6, 4] : [2, 2];
  if (idNumber.length <= head + tail) return '*'.repeat(idNumber.length);
  return idNumber.slice(0, head) + '*'.repeat(idNumber.length - head - tail) + idNumber.slice(-tail);
}

/** 李*例; for a name of two characters the second is hidden. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= 1) return name;
  if (characters.length === 2) return `${characters[0]}*`;
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}
