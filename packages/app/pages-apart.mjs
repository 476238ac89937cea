const pageModule = /\/src\/features\/([\w-]+)\/(?!.*\/components\/)(?:[^/]+\/)*\w+Page\.tsx$/;
/** Small features that share a chunk on purpose (chunks.mjs). */
const together = [['notices', 'knowledge']];
const nameOf = (id) => id.replace(/^.*\/src\//, '');
const featureOf = (page) => pageModule.exec(page)?.[1];
const belong = (one, other) =>
  one === other || together.some((features) => features.includes(one) && features.includes(other));

/**
 * Pages whose code loads with a page of another feature: `[page, other page]`, by name. Pages of one feature may share
 * a chunk; their chunks must not statically import those of another feature. Code shared by two features is in neither.
 *
 * `chunks`: those of the browser bundle, as the bundler describes them.
 */
export function pagesTogether(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pagesIn = ({ moduleIds }) => moduleIds.filter((id) => pageModule.test(id));
  const loadedWith = (chunk) => {
    const files = new Set([chunk.fileName]);
    for (const file of files) for (const next of byFile.get(file)?.imports ?? []) files.add(next);
    return [...files].flatMap((file) => byFile.get(file) ?? []);
  };
  return chunks.flatMap((chunk) =>
    pagesIn(chunk).flatMap((page) =>
      loadedWith(chunk)
        .flatMap(pagesIn)
        .filter((other) => !belong(featureOf(page), featureOf(other)))
        .map((other) => [nameOf(page), nameOf(other)]),
    ),
  );
}

/**
 * Chunks that import each other in a cycle, by file: their order of execution depends on the importer, and one of them
 * sees the other uninitialized.
 */
export function circles(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reaches = (from, goal) => {
    const seen = new Set(byFile.get(from)?.imports);
    for (const file of seen) for (const next of byFile.get(file)?.imports ?? []) seen.add(next);
    return seen.has(goal);
  };
  return chunks.map(({ fileName }) => fileName).filter((file) => reaches(file, file));
}

/** Number of pages: without pages the check would always pass. */
export const pagesOf = (chunks) =>
  chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => pageModule.test(id)).length;
