// Next looks for a lockfile in the folders above and would take one of those for its root.
export default { turbopack: { root: import.meta.dirname } };
