import type { ClientBase } from 'pg';

/**
 * Lists of different lengths give different statement texts; past this limit the rest is planned on each
 * call, as without names.
 */
const mostNames = 500;

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);

/**
 * Names every statement with parameters, so that PostgreSQL parses and plans it once per connection instead
 * of once per call: planning costs more than executing most of our statements. Create one per database, for
 * all its connections.
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
