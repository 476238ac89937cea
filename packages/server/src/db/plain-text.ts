import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * What a reader sees of HTML that we have made safe ourselves, for searching: without tags, and with the characters
 * that were escaped. A word that stands partly in bold is still a word.
 */
export const plainTextOf = (html: SQLWrapper): SQL<string> =>
  sql<string>`replace(replace(replace(replace(regexp_replace(${html}, '<[^>]*>', '', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
