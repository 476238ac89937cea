import { LockError } from '../errors/LockError.js';
import { isJsonObject, textIn, type Json } from './record.js';

/** The kinds of seals in a lock, one picture of each; the first existing one is the lock's main seal. */
export const SEAL_KINDS = ['company', 'practice', 'personal', 'legalRepresentative', 'signature'] as const;

/**
 * Kind of a seal: 公章, a practice seal (执业印章), 个人章, the name seal of the legal representative (法人章), or a
 * handwritten signature.
 */
export type SealKind = (typeof SEAL_KINDS)[number];

/** One seal of a lock. */
export interface LockSeal {
  /** Undefined if the driver names no kind, or an unknown one. */
  readonly kind: SealKind | undefined;
  /** The picture, base64. */
  readonly image: string;
}

/** The main seal and the others; undefined without any. Error: `malformed-answer`. */
export function sealsIn(ext: Json): LockSeal[] | undefined {
  const more = ext['More'] ?? [];
  if (!Array.isArray(more)) throw new LockError('malformed-answer');
  const seals = [ext, ...(more as unknown[])].map((one) => {
    if (!isJsonObject(one)) throw new LockError('malformed-answer');
    const [image, named] = [textIn(one, 'Image'), textIn(one, 'SealKind')];
    return image && { image, kind: SEAL_KINDS.find((kind) => kind === named) };
  });
  const held = seals.filter((seal) => seal !== undefined && seal !== '');
  return held.length > 0 ? held : undefined;
}
