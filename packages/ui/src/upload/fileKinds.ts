/** File kinds that can be accepted. The first bytes decide the kind, never the name. */
export type FileKind = 'jpg' | 'png' | 'webp' | 'gif' | 'heic' | 'pdf' | 'zip';

interface KindFacts {
  /** The common name. */
  name: string;
  mime: string;
  /** For the filter of the file picker. */
  accept: string;
  image: boolean;
  matches: (bytes: Uint8Array) => boolean;
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
const startsWith =
  (...signature: number[]) =>
  (bytes: Uint8Array): boolean =>
    bytes.length >= signature.length && signature.every((byte, i) => bytes[i] === byte);

/** Enough bytes for every signature below. */
export const SIGNATURE_LENGTH = 16;

export const fileKinds: Readonly<Record<FileKind, KindFacts>> = {
  jpg: {
    name: 'JPG',
    mime: 'image/jpeg',
    accept: '.jpg,.jpeg,image/jpeg',
    image: true,
    matches: startsWith(0xff, 0xd8, 0xff),
  },
  png: {
    name: 'PNG',
    mime: 'image/png',
    accept: '.png,image/png',
    image: true,
    matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  webp: {
    name: 'WebP',
    mime: 'image/webp',
    accept: '.webp,image/webp',
    image: true,
    matches: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
  gif: {
    name: 'GIF',
    mime: 'image/gif',
    accept: '.gif,image/gif',
    image: true,
    matches: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
  },
  // Photos of newer phones; only Safari can show them, so they count as no image here.
  heic: {
    name: 'HEIC',
    mime: 'image/heic',
    accept: '.heic,.heif,image/heic',
    image: false,
    matches: (bytes) => /^ftyp(?:heic|heix|mif1|msf1|hevc)$/.test(text(bytes, 4, 12)),
  },
  pdf: {
    name: 'PDF',
    mime: 'application/pdf',
    accept: '.pdf,application/pdf',
    image: false,
    matches: (bytes) => text(bytes, 0, 5) === '%PDF-',
  },
  // Also OFD, DOCX and XLSX, which are archives inside.
  zip: {
    name: 'ZIP',
    mime: 'application/zip',
    accept: '.zip,.ofd,.docx,.xlsx,application/zip',
    image: false,
    matches: startsWith(0x50, 0x4b, 0x03, 0x04),
  },
};

/** The kind of the bytes; `undefined` for anything else, above all a program. */
export function kindOfBytes(bytes: Uint8Array): FileKind | undefined {
  return (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind].matches(bytes));
}
