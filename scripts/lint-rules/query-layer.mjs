// What the query layer of the app promises (packages/app/src/api/query.ts): keys of answers are made, never typed; what
// one call writes is the mutation of its row; the cache changes by the names of rows; one boundary draws what the role may not read.

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

/** The `queryKey` of options that `read`, `readAs`, `readsOf` or `gather` has made. */
const isMade = (node) => node.type === 'MemberExpression' && node.property.name === 'queryKey';

/** `['demo', …]`: work of this computer that is kept like an answer. */
const isLocal = (node, local) => node.type === 'ArrayExpression' && local.includes(node.elements[0]?.value);

const madeKeys = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { local: { type: 'array', items: { type: 'string' } } } }],
    messages: {
      typed:
        'Keys of answers are made, never typed: spread read(…), readAs(…), gather(…) or readsOf(…) of api/query.ts, or take the queryKey of one. What is no call of the contract is listed as local in .oxlintrc.json.',
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

/** What changes the cache past the names of rows. */
const unnamed = new Set(['setQueryData', 'setQueriesData', 'invalidateQueries']);

const isCall = (node) =>
  node?.type === 'CallExpression' && (node.callee.name === 'call' || node.callee.name === 'send');

/** Whether a `call(…)` or `send(…)` of a row stands in this part of the tree. */
const calls = (node) =>
  isCall(node) ||
  Object.entries(node).some(
    ([key, child]) =>
      key !== 'parent' &&
      [child].flat().some((one) => one !== null && typeof one === 'object' && 'type' in one && calls(one)),
  );

const cacheByRows = {
  meta: {
    type: 'problem',
    messages: {
      unnamed:
        'What is out of date follows from rows: refreshes of write or change, or refresh(client, […]); what a read now says: answers of write, or setRead(read(…), …)(client) of api/query.ts.',
      mutation:
        'The mutation of a row is write(group, operation, …) of api/query.ts; of more calls, or of one and a file, change([…], …): they know what to fetch again.',
      change: 'One call is the mutation of its row: write(group, operation, { refreshes, quiet }).',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression' && unnamed.has(callee.property.name)) {
          context.report({ node, messageId: 'unnamed' });
        }
        if (callee.name === 'useMutation' && given[0]?.type === 'ObjectExpression') {
          for (const { key, value } of given[0].properties) {
            if (key?.name === 'mutationFn' && calls(value)) context.report({ node, messageId: 'mutation' });
          }
        }
        if (callee.name === 'change' && isCall(given[1]?.body)) context.report({ node, messageId: 'change' });
      },
    };
  },
};

const oneBoundary = {
  meta: {
    type: 'problem',
    messages: {
      asks: 'A refusal to the role is drawn in one place: put Shown round what the read shows, or Guarded round a page whose table draws the rest (shared/failure).',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'asks' });
    return {
      ImportSpecifier(node) {
        if (node.imported.name === 'isRefusedToRole') report(node);
      },
      MemberExpression(node) {
        if (node.object.name === 'errorCodes' && node.property.name === 'forbidden') report(node);
      },
      BinaryExpression(node) {
        if (node.left.value === 403 || node.right.value === 403) report(node);
      },
    };
  },
};

export default {
  meta: { name: 'query-layer' },
  rules: { 'made-keys': madeKeys, 'cache-by-rows': cacheByRows, 'one-boundary': oneBoundary },
};
