const pageModule = /\/src\/features\/(?!.*\/components\/)(?:[^/]+\/)+\w+Page\.tsx$/;
/** Who comes to /jumpCa with nothing in hand logs in there: that page is the login page and what follows it. */
const meant = new Set(['features/auth/JumpCaPage.tsx with features/auth/LoginPage.tsx']);
const nameOf = (id) => id.replace(/^.*\/src\//, '');

/**
 * Pages whose code ships with another page's: `[page, the other one]`, by name. Each page is a chunk of its own, and none
 * is among what another's chunk imports at once; what two of them share is in neither.
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
        .filter((other) => other !== page)
        .map((other) => [nameOf(page), nameOf(other)])
        .filter((pair) => !meant.has(pair.join(' with '))),
    ),
  );
}

/** How many pages there are: a rule about none would hold for ever. */
export const pagesOf = (chunks) =>
  chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => pageModule.test(id)).length;
