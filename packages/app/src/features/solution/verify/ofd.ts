const zip = [0x50, 0x4b, 0x03, 0x04];
/** The entry that identifies an OFD document (GB/T 33190); its name is in the archive's directory. */
const entry = 'OFD.xml';
const listBytes = 64 * 1024;

/** A document of the national format, which this page cannot show, stamp or check; detected by an entry name. */
export function isOfd(bytes: Uint8Array): boolean {
  if (zip.some((byte, n) => bytes[n] !== byte)) return false;
  const latin1 = new TextDecoder('latin1');
  return [bytes.subarray(0, listBytes), bytes.subarray(-listBytes)].some((part) =>
    latin1.decode(part).includes(entry),
  );
}

export const ofdSentence =
  '这是 OFD 文件。本平台还不能显示、签章或核验 OFD：目前没有能在网页里核验 OFD 签章的开源组件。核验请用出具方的阅读器；要签章，请让对方导出 PDF。';
