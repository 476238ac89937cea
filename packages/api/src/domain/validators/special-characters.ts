import { fail, pass, type Checked } from './result.js';

const special = /[<>"'\\;%&|$\p{Cc}]/u;

/**
 * A title or label without `< > " ' \ ; % & | $` and without control characters, line breaks among them.
 * Free text needs no such check: it is escaped where it is shown. An empty text passes; "required" is a rule of its own.
 * Full-width signs stay as typed, because ；and ％ are ordinary Chinese punctuation.
 */
export function checkNoSpecialCharacters(text: string): Checked {
  const value = text.trim();
  return special.test(value) ? fail('不能包含特殊字符') : pass(value);
}

/** A title or label: at most 100 characters, without special ones. An empty text passes here, too. */
export const checkTitle = (text: string): Checked =>
  text.trim().length > 100 ? fail('不能超过 100 个字') : checkNoSpecialCharacters(text);
