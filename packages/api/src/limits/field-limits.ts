import type { Checked } from '../domain/index.js';

/** What a field of a body may hold, as a form asks for it. Sentences are those with which the server refuses. */
export interface FieldLimits {
  /** It may not be empty; the sentence for that, where the contract has one of its own. */
  readonly required?: true | string;
  /** Fewest characters of a text, blanks around it not counted; `required` words it where it is a sentence. */
  readonly minLength?: number;
  /** Most characters of a text. */
  readonly maxLength?: number;
  /** How a text that is not empty has to be written. */
  readonly pattern?: RegExp;
  /** The sentence for a text that is written otherwise. */
  readonly wrong?: string;
  /** The validator of a text that is not empty. */
  readonly check?: (text: string) => Checked;
  /** The smallest number. */
  readonly min?: number;
  /** The largest number. */
  readonly max?: number;
  /** Whole numbers alone. */
  readonly whole?: true;
  /** Fewest entries of a list. */
  readonly minItems?: number;
  /** Most entries of a list. */
  readonly maxItems?: number;
  /** What each entry of a list may hold. */
  readonly items?: FieldLimits;
}

/** The limits of the fields of one body, by their names. */
export type FormLimits = Readonly<Record<string, FieldLimits>>;
