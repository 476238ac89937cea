import type { Json } from './describe.js';

const isNode = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to the JSON contents of a request or an answer. */
function withContent(node: unknown, change: (media: Json) => Json): unknown {
  if (!isNode(node) || !isNode(node['content'])) return node;
  const content = Object.entries(node['content']).map(([type, media]) => [type, change(media as Json)]);
  return { ...node, content: Object.fromEntries(content) };
}

/** The schema that a schema refers to, alone or as a list or page of it; otherwise itself. */
function subjectOf(schema: unknown): string {
  const text = JSON.stringify(schema);
  const list = /^\{"type":"array","items":(\{"\$ref":"[^"]+"\})\}$/;
  const carried = /"(?:data|rows)":(\{.*\})\}\}\]\},\{"\$ref":"#\/components\/schemas\/Refusal"\}\]\}$/.exec(
    text,
  )?.[1];
  return list.exec(carried ?? text)?.[1] ?? carried ?? text;
}

/** Code and message of an answer are the same everywhere, so its example moves to its data. */
function atWhatIsCarried(media: Json): Json {
  const { example, schema, ...rest } = media as { example?: Json; schema?: { oneOf?: unknown[] } };
  const [done, refusal] = schema?.oneOf ?? [];
  const [envelope, beside] = (isNode(done) ? (done['allOf'] ?? []) : []) as Json[];
  const fields = (beside?.['properties'] ?? {}) as Record<string, Json | undefined>;
  const rows = isNode(example) && Array.isArray(example['rows']) ? example['rows'] : undefined;
  const isData = isNode(example) && 'data' in example && Object.keys(fields).join() === 'data';
  if (!beside || !(isData || (rows && fields['rows']))) return media;
  const carried = rows
    ? { rows: { ...fields['rows'], items: { ...(fields['rows']?.['items'] as Json), examples: rows } } }
    : { data: { ...fields['data'], examples: [example?.['data']] } };
  return { ...rest, schema: { oneOf: [{ allOf: [envelope, { ...beside, properties: carried }] }, refusal] } };
}

/** Above this length an example is no longer read at a glance, and the fields say what they are themselves. */
const mostCharacters = 600;

/** The objects within an example that are long enough to be worth showing only once, the outer ones first. */
function longParts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const text = JSON.stringify(value);
  return [...(text.length > 100 ? [text] : []), ...Object.values(value).flatMap(longParts)];
}

/** Whether an example has objects that others have shown, and hardly anything beside them. */
function isShown(example: unknown, shown: ReadonlySet<string>): boolean {
  const parts = longParts(example).filter((part) => shown.has(part));
  const rest = parts.reduce((text, part) => text.replace(part, ''), JSON.stringify(example));
  return parts.length > 0 && rest.length < 120;
}

/**
 * An example stays where its schema occurs first: a second one of the same schema adds nothing, and there are about
 * 250. A duplicate example is removed, too, a long one, and one that hardly shows more than objects of others.
 */
export function withoutRepeatedExamples(operations: readonly Json[]): Json[] {
  const shown = new Set<string>();
  const strip = (media: Json): Json => {
    const { example, ...rest } = media;
    if (example === undefined) return media;
    const keys = [subjectOf(rest['schema']), JSON.stringify(example)];
    const text = keys[1] ?? '';
    if (text.length > mostCharacters || keys.some((key) => shown.has(key)) || isShown(example, shown))
      return rest;
    for (const key of [...keys, ...longParts(example)]) shown.add(key);
    return atWhatIsCarried(media);
  };
  return operations.map((operation) => {
    const responses = Object.entries(operation['responses'] as Json).map(([status, answer]) => [
      status,
      withContent(answer, strip),
    ]);
    return {
      ...operation,
      ...('requestBody' in operation ? { requestBody: withContent(operation['requestBody'], strip) } : {}),
      responses: Object.fromEntries(responses),
    };
  });
}

/** Name of an answer without an example: its only reference beside the envelope, or its content type. */
function nameOf(answer: Json): string {
  const text = JSON.stringify(answer);
  const [only, ...others] = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !['Answer', 'Page', 'Refusal'].includes(name));
  const list = text.includes('components/schemas/Page') || text.includes('"array"') ? 'List' : '';
  if (only && others.length === 0) return `answer${only}${list}`;
  const kind = /"content":\{"\w+\/(?:[\w.-]*\.)?(\w+)"/.exec(text)?.[1] ?? '';
  return kind && kind !== 'json' ? `${kind}File` : `answer${list}`;
}

/** Answers that several operations share, such as a PDF or one order. */
export function sharedAnswers(operations: readonly Json[]): { operations: Json[]; responses: Json } {
  const counts = new Map<string, number>();
  const answerOf = (operation: Json) => (operation['responses'] as Json)['200'] as Json;
  for (const operation of operations) {
    const text = JSON.stringify(answerOf(operation));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const responses: Json = {};
  const names = new Map<string, string>();
  for (const [text, count] of counts) {
    const answer = JSON.parse(text) as Json;
    if (count < 2 || '$ref' in answer) continue;
    const base = nameOf(answer);
    let name = base;
    for (let i = 2; name in responses; i += 1) name = `${base}${i}`;
    names.set(text, name);
    responses[name] = answer;
  }
  return {
    operations: operations.map((operation) => {
      const name = names.get(JSON.stringify(answerOf(operation)));
      if (!name) return operation;
      const answers = {
        ...(operation['responses'] as Json),
        200: { $ref: `#/components/responses/${name}` },
      };
      return { ...operation, responses: answers };
    }),
    responses,
  };
}
