import type { ClientBase } from 'pg';

/** Lists of many lengths make many texts; past this the rest is planned each time, as everything was. */
const mostNames = 500;

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);

/**
 * Gives every statement with parameters a name, so that PostgreSQL parses and plans it once a connection instead of
 * once a call: planning costs it more than most of our statements themselves. One for all connections of a database.
 */
export function statementNames(): (client: ClientBase) => void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= mostNames) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    const named = (config: unknown, values?: unknown, ...rest: unknown[]) => {
      const wanted = isStatement(config) && !config.name && Array.isArray(values) && values.length > 0;
      return send(wanted ? { ...config, name: nameOf(config.text) } : config, values, ...rest);
    };
    client.query = named as typeof client.query;
  };
}
