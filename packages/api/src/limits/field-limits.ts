import type { Checked } from '../domain/index.js';

/** The limits of one field of a body, for its form. Messages are those of the server's refusals. */
export interface FieldLimits {
  /** It must not be empty; with the contract's own message, if there is one. */
  readonly required?: true | string;
  /** Minimum length of a text, without surrounding blanks; if `required` is a message, it also covers this. */
  readonly minLength?: number;
  /** Maximum length of a text. */
  readonly maxLength?: number;
  /** Pattern of a text that is not empty. */
  readonly pattern?: RegExp;
  /** The message for a text that does not match. */
  readonly wrong?: string;
  /** The validator of a text that is not empty. */
  readonly check?: (text: string) => Checked;
  /** The smallest number. */
  readonly min?: number;
  /** The largest number. */
  readonly max?: number;
  /** Whole numbers only. */
  readonly whole?: true;
  /** Minimum length of a list. */
  readonly minItems?: number;
  /** Maximum length of a list. */
  readonly maxItems?: number;
  /** The limits of each entry of a list. */
  readonly items?: FieldLimits;
}

/** The limits of the fields of one body, by field name. */
export type FormLimits = Readonly<Record<string, FieldLimits>>;
