import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * The visible text of sanitized HTML, for searching: without tags and with the entities decoded. A word that
 * is partly bold stays one word.
 */
export const plainTextOf = (html: SQLWrapper): SQL<string> =>
  sql<string>`replace(replace(replace(replace(regexp_replace(${html}, '<[^>]*>', '', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
