// Which modules share a chunk. A request costs half a second on a slow line, so a chunk holds what is used together,
// not one file. The chunk of a module follows from its static importers: the frames, one feature, or several.

import { familyOf, featureOf, kindOf, publicKinds, registry, unasked } from './chunk-kinds.mjs';
import { byPlace, fileOf, floors, rising } from './chunk-places.mjs';

/** Forms tell their tab about unsaved values, in both frames. */
const inBothFrames =
  /[\\/]shared[\\/]tabs[\\/](?:tab-context|tab-store|unsaved-tabs|visit-history)\.ts$|[\\/]tab-model[\\/]|[\\/]settings[\\/]layout\.ts$/;

/**
 * The modules whose static imports include `id`, directly or not, and with which a load begins: entries and targets of
 * `import()`.
 */
function entriesOf(id, context) {
  const seen = new Set([id]);
  const entries = new Set();
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.add(one);
    for (const importer of info.importers) seen.add(importer);
  }
  return [...entries];
}

const frames = new Set(['public', 'home', 'login', 'work']);
const arrivals = ['public', 'home', 'login'];

/** Code that reads and writes signatures; readers that need only a part load only that part. */
const signing = ['phone-signing', 'certificate-name', 'stamp-engine', 'verify-file', 'pc-certificate'];

/**
 * Rules used by several parts are used by most pages, and are small; rules used by one part alone are with that part.
 */
const isRule = /[\\/]api[\\/]src[\\/]domain[\\/]/;

const isHelper = /[\\/]ui[\\/]src[\\/]internal[\\/]/;

/** Too little code to be a file for the work pages alone. */
const shared = new Set([undefined, 'lists', 'overlay', 'fields']);
const atLeastShared = (chunk) => (shared.has(chunk) ? 'shared' : chunk);

function createChunks(context) {
  const known = new Map();
  const isOfTheEntry = (entry) => context.getModuleInfo(entry)?.isEntry;
  const rank = (chunk) => floors.indexOf(chunk.replace(/^work-/, ''));
  const isIn = (prefix) => (chunk) => (prefix === '' ? !chunk.startsWith('work-') : chunk.startsWith(prefix));

  /** Moves a module above its imports; `prefix` separates the chunks of the work pages from those of all pages. */
  function onFloor(id, wanted, prefix) {
    known.set(id, prefix + wanted); // a circular import ends here
    const needed = (context.getModuleInfo(id)?.importedIds ?? [])
      .map(chunkOf)
      .filter(isIn(prefix))
      .reduce((highest, chunk) => Math.max(highest, rank(chunk)), -1);
    if (needed <= rank(wanted)) return prefix + wanted;
    return prefix + (rising.find((floor) => rank(floor) >= needed) ?? 'desks');
  }

  function find(id) {
    if (inBothFrames.test(id)) return 'frame';
    const entries = entriesOf(id, context);
    if (entries.some(isOfTheEntry)) return 'portal';
    if (registry.test(id)) return 'registry';
    // Used by everything that opens above a page, and by no page itself: so no page loads it for the others.
    if (byPlace(id) === 'overlay') return onFloor(id, 'overlay', '');
    const kinds = new Set(entries.map(kindOf));
    if (isRule.test(id) && kinds.size > 1) return 'portal';
    // They read and write signatures as a certificate file does: they share its chunk.
    for (const kind of signing) if (kinds.size > 1) kinds.delete(kind);
    const [only] = kinds;
    if (kinds.size === 1) return floors.includes(only) ? onFloor(id, only, '') : only;
    const asked = [...kinds].filter((kind) => !unasked.has(kind));
    // With the part that opens it; small helpers stay where not everybody loads that part for them.
    if (asked.length === 0 && kinds.has('overlay'))
      return onFloor(id, isHelper.test(id) ? 'lists' : 'overlay', '');
    if (asked.length === 0) return kinds.has('later') ? 'later' : 'opened';
    const later = kinds.has('later');
    // Imported by one part on demand and by others at once: nobody should load the whole part for it.
    if (asked.length === 1 && frames.has(asked[0]) && !later) return asked[0];
    const feature = familyOf(featureOf(id));
    if (feature && asked.length > 1) return feature === 'auth' && kinds.has('login') ? 'login' : feature;
    const atWork = asked.filter((kind) => !publicKinds.has(kind));
    // Code that the home page imports is not for the work pages alone.
    const onlyAtWork = atWork.length === asked.length && !later && !kinds.has('news');
    // The first page of a visitor loads no code of other pages.
    if (arrivals.some((kind) => kinds.has(kind))) return atWork.length === 0 && !later ? 'public' : 'frame';
    // The panels of the lock, and forms that open on both sides, load their own parts; a list loads no forms.
    if (onlyAtWork && ['lock', 'forms', 'pickers'].includes(byPlace(id))) return onFloor(id, byPlace(id), '');
    if (onlyAtWork && kinds.has('work')) return 'work';
    if (onlyAtWork) return onFloor(id, atLeastShared(byPlace(id)), 'work-');
    return onFloor(id, byPlace(id) ?? (later ? 'lists' : 'shared'), '');
  }

  function chunkOf(id) {
    const before = known.get(id);
    if (before) return before;
    const chunk = find(id);
    known.set(id, chunk);
    return chunk;
  }
  return chunkOf;
}

let chunks;
/** The bundler asks once per module; results are cached for the next call. */
const chunkName = (id, context) => fileOf((chunks ??= createChunks(context))(id));

/** In order of priority: the libraries that the entry needs, then everything else by its importers. */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
  { name: chunkName, debugName: 'chunkOf', includeDependenciesRecursively: false },
];
