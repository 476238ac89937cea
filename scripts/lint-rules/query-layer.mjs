// What the query layer of the app promises (packages/app/src/api/query.ts): keys of answers are made, never typed.

/** The calls of a QueryClient that take a key by its place. */
const keyed = new Set([
  'getQueryData',
  'setQueryData',
  'getQueryState',
  'setQueryDefaults',
  'getQueryDefaults',
]);

/** `x` of `x as T`, `x satisfies T` and `x!`. */
const bare = (node) => (node.type.startsWith('TS') && 'expression' in node ? bare(node.expression) : node);

/** `keyOf(…)`, or the `queryKey` of options that `read`, `readAs` or `gather` has made. */
function isMade(node) {
  if (node.type === 'CallExpression') return node.callee.name === 'keyOf';
  return node.type === 'MemberExpression' && node.property.name === 'queryKey';
}

/** `['demo', …]`: work of this computer that is kept like an answer. */
const isLocal = (node, local) => node.type === 'ArrayExpression' && local.includes(node.elements[0]?.value);

const madeKeys = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { local: { type: 'array', items: { type: 'string' } } } }],
    messages: {
      typed:
        'Keys of answers are made, never typed: spread read(…), readAs(…) or gather(…) of api/query.ts, or take keyOf(…). What is no call of the contract is listed as local in .oxlintrc.json.',
    },
  },
  create(context) {
    const { local = [] } = context.options[0] ?? {};
    const check = (node) => {
      const key = bare(node);
      if (!isMade(key) && !isLocal(key, local)) context.report({ node, messageId: 'typed' });
    };
    return {
      ObjectExpression({ properties }) {
        for (const { type, key, value } of properties) {
          if (type === 'Property' && (key.name ?? key.value) === 'queryKey') check(value);
        }
      },
      CallExpression({ callee, arguments: [first] }) {
        if (first && callee.type === 'MemberExpression' && keyed.has(callee.property.name)) check(first);
      },
    };
  },
};

export default { meta: { name: 'query-layer' }, rules: { 'made-keys': madeKeys } };
