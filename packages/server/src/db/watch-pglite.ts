import type { PGlite, Transaction } from '@electric-sql/pglite';
import { noteWrite } from '../kernel/current-call.js';
import { DatabaseLost, fateOf, meansLost } from './database-lost.js';
import type { StatementWatch } from './statements.js';

type Query = PGlite['query'];

/** Reports the embedded database's statements. It has no connection to lose, but its disk may be full. */
export function watchPglite(client: PGlite, { watched }: StatementWatch): void {
  const watching =
    (send: Query, inTransaction: boolean): Query =>
    async (text, params, options) => {
      const fate = fateOf(text, inTransaction);
      try {
        const result = await watched(text, () => send(text, params, options));
        if (fate === 'unknown') noteWrite();
        return result as never;
      } catch (error) {
        throw meansLost(error) ? new DatabaseLost('none', error) : error;
      }
    };
  const transaction = client.transaction.bind(client);
  client.query = watching(client.query.bind(client), false);
  client.transaction = async <Result>(run: (tx: Transaction) => Promise<Result>) => {
    const result = await transaction((tx) => {
      tx.query = watching(tx.query.bind(tx), true);
      return run(tx);
    });
    noteWrite();
    return result;
  };
}
