import { caServices } from '@ca-portal/api/groups/ca-services';
import { call } from '../../../api/query.js';

/** One file of a list: identified by its name, and unchanged if its digest matches. */
interface SignedFile {
  readonly name: string;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Base64, over `lineOf` of name and digest. */
  readonly signature: string;
}

/** 签名清单: the files that one person signed in one run, with the certificate. */
export interface SignedList {
  readonly kind: 'signed-files';
  /** As the list says: no signature covers it. */
  readonly holder: string;
  /** Base64 DER. */
  readonly certificate: string;
  readonly files: readonly SignedFile[];
}

/** The digest of a file; the file itself is not sent. */
export async function digestOf(file: Blob): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The signed text for a file, in the format of `sha256sum`: it contains the name, so it fits no other file. */
export const lineOf = ({ name, sha256 }: Pick<SignedFile, 'name' | 'sha256'>): string => `${sha256}  ${name}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a saved list; undefined if the text is not one. */
export function readList(text: string): SignedList | undefined {
  try {
    const read = JSON.parse(text.replace(/^\uFEFF/, '')) as Partial<SignedList> | null;
    const whole =
      read?.kind === 'signed-files' &&
      isText(read.holder) &&
      isText(read.certificate) &&
      Array.isArray(read.files) &&
      read.files.every((one) => isText(one?.name) && isText(one.sha256) && isText(one.signature));
    return whole ? (read as SignedList) : undefined;
  } catch {
    return undefined;
  }
}

export interface CheckedFile {
  readonly name: string;
  readonly state: 'valid' | 'changed' | 'forged' | 'missing';
}

export interface CheckedFiles {
  /** By the certificate of a valid signature; undefined if none is valid. */
  readonly signer: string | undefined;
  readonly files: readonly CheckedFile[];
}

/** A lock and a portal may write a name with other spaces, widths or escapes: that is no other person. */
const plainName = (name: string) => name.normalize('NFKC').replaceAll(/[\s\\]/g, '');
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** Compares files with a list: the browser checks that they are unchanged, the portal checks the signature. */
export async function checkFiles(
  { certificate, files }: SignedList,
  given: readonly File[],
): Promise<CheckedFiles> {
  const checked: CheckedFile[] = [];
  let signer: string | undefined;
  for (const { name, sha256, signature } of files) {
    const file = given.find((one) => one.name === name);
    let state: CheckedFile['state'] = 'missing';
    if (file && (await digestOf(file)) !== sha256) state = 'changed';
    else if (file) {
      const body = { certificate, text: lineOf({ name, sha256 }), signature };
      const { valid, holderName } = await call(caServices, 'verify', { body }, { quiet: true });
      state = valid ? 'valid' : 'forged';
      if (valid) signer = holderName;
    }
    checked.push({ name, state });
  }
  return { signer, files: checked };
}
