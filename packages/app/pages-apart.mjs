const pageModule = /\/src\/features\/([\w-]+)\/(?!.*\/components\/)(?:[^/]+\/)*\w+Page\.tsx$/;
/** Small features that share a chunk on purpose (chunks.mjs). */
const together = [['notices', 'knowledge']];
const nameOf = (id) => id.replace(/^.*\/src\//, '');
const featureOf = (page) => pageModule.exec(page)?.[1];
const belong = (one, other) =>
  one === other || together.some((features) => features.includes(one) && features.includes(other));

/**
 * Pages whose code ships with a page of another feature: `[page, the other one]`, by name. A feature's pages may share a
 * chunk; no chunk of theirs brings those of another at once. What two features share is in neither.
 *
 * `chunks`: those of the browser's bundle, as the bundler describes them.
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
 * Chunks that import each other in a circle, by file: which of them runs first depends on who asks, and one of them finds
 * the other unfinished.
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

/** How many pages there are: a rule about none would hold for ever. */
export const pagesOf = (chunks) =>
  chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => pageModule.test(id)).length;
