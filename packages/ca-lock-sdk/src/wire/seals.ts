import { LockError } from '../errors/LockError.js';
import { isJsonObject, textIn, type Json } from './record.js';

/** The kinds of seals that a lock holds, one picture of each; the first that is there is the lock's main seal. */
export const SEAL_KINDS = ['company', 'practice', 'personal', 'legalRepresentative', 'signature'] as const;

/**
 * Which seal it is: 公章, a practice seal (执业印章), 个人章, the name seal of the legal representative (法人章), or a
 * signature by hand.
 */
export type SealKind = (typeof SEAL_KINDS)[number];

/** One seal of a lock. */
export interface LockSeal {
  /** Undefined where a driver has one seal and names no kind, or names one that is not known. */
  readonly kind: SealKind | undefined;
  /** The picture, base64. */
  readonly image: string;
}

/** The main seal and those beside it; undefined where there is none. Error: `malformed-answer`. */
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
