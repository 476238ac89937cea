import type { Db } from '../db/db.js';
import { wordsIn, type SampleWords } from '../province/index.js';

/**
 * A database whose inserts replace placeholders in every text by the province's words: the sample data are
 * written once, with `{city}` and the like, and each seed writes through this.
 */
export const worded = (db: Db, words: SampleWords): Db =>
  new Proxy(db, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      if (name !== 'insert') return own.bind(target) as unknown;
      return (table: Parameters<Db['insert']>[0]) => {
        const insert = target.insert(table);
        const values = insert.values.bind(insert) as (rows: unknown) => unknown;
        return Object.assign(insert, { values: (rows: unknown) => values(wordsIn(rows, words)) });
      };
    },
  });
