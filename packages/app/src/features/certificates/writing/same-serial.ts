/** Serial numbers are compared as numbers: drivers differ in case, in spaces and in leading zeros. */
export function sameSerial(a: string, b: string): boolean {
  const plain = (serial: string) => serial.replace(/\s/g, '').replace(/^0+/, '').toUpperCase();
  return plain(a) === plain(b);
}
