import type { Json } from './describe.js';

const typeOf = 'application/json';

/** The schema of an operation's JSON form, if any. */
function formOf(node: Json | undefined): Json | undefined {
  const body = node?.['requestBody'] as { content?: Readonly<Record<string, Json>> } | undefined;
  const schema = body?.content?.[typeOf]?.['schema'] as Json | undefined;
  return schema?.['type'] === 'object' ? schema : undefined;
}

const fieldsOf = ({ properties = {} }: Json) => Object.entries(properties as Json);
const requiredOf = ({ required = [] }: Json) => required as readonly string[];

/** The fields of `form` beyond all of `base`; undefined when it lacks or changes one of them. */
function beyond(form: Json, base: Json): Json | undefined {
  const had = new Map(fieldsOf(base).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const own = fieldsOf(form).filter(([name, schema]) => had.get(name) !== JSON.stringify(schema));
  const demands = requiredOf(form);
  const kept = had.size + own.length === fieldsOf(form).length;
  if (!kept || !requiredOf(base).every((name) => demands.includes(name))) return undefined;
  const required = demands.filter((name) => !requiredOf(base).includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(own),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** A form that changes a record is usually the one that adds it, plus the record's id: it refers to it. */
export function asAdded(changing: Json, adding: Json | undefined): Json {
  const [form, base] = [formOf(changing), formOf(adding)];
  const rest = form && base && beyond(form, base);
  if (!rest) return changing;
  const { content, ...body } = changing['requestBody'] as { content: Readonly<Record<string, Json>> };
  // Its example would repeat that of the add form.
  const { example: _, ...media } = { ...content[typeOf], schema: { allOf: [base, rest] } } as Json;
  return { ...changing, requestBody: { ...body, content: { ...content, [typeOf]: media } } };
}
