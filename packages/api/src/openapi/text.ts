type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Levels with one line per entry: a call or a schema is one line, so that a diff names what changed. */
const levels = 3;

function lines(value: unknown, depth: number): string {
  if (!isJson(value) || depth === levels || Object.keys(value).length === 0) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}:${lines(inner, depth + 1)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}

/** The document as committed and served: no white space besides the lines of its calls and schemas. */
export const openApiText = (document: Json): string => `${lines(document, 0)}\n`;
