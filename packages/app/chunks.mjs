// Which modules travel together. A request costs half a second on a slow line, so a chunk holds what is used together,
// not what lies in one file. Where a module goes follows from what brings it at once: the frames, one feature, several.

import { familyOf, featureOf, kindOf, publicKinds, registry, unasked } from './chunk-kinds.mjs';
import { byPlace, fileOf, floors, rising } from './chunk-places.mjs';

/** Forms tell their tab that something is typed, in both frames. */
const inBothFrames =
  /[\\/]shared[\\/]tabs[\\/](?:tab-context|tab-store|unsaved-tabs|visit-history)\.ts$|[\\/]tab-model[\\/]|[\\/]settings[\\/]layout\.ts$/;

/** The modules that bring `id` at once, without another `import()`: there code begins to load. */
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

/** What reads and writes signatures, a part of it before all of it. */
const signing = ['phone-signing', 'certificate-name', 'stamp-engine', 'verify-file', 'pc-certificate'];

/** Rules that several parts ask are asked by most pages, and small; what one part alone asks lies there. */
const isRule = /[\\/]api[\\/]src[\\/]domain[\\/]/;

const isHelper = /[\\/]ui[\\/]src[\\/]internal[\\/]/;

/** Too little of these is the work pages' alone for a file. */
const shared = new Set([undefined, 'lists', 'overlay', 'fields']);
const atLeastShared = (chunk) => (shared.has(chunk) ? 'shared' : chunk);

function createChunks(context) {
  const known = new Map();
  const isOfTheEntry = (entry) => context.getModuleInfo(entry)?.isEntry;
  const rank = (chunk) => floors.indexOf(chunk.replace(/^work-/, ''));
  const isIn = (prefix) => (chunk) => (prefix === '' ? !chunk.startsWith('work-') : chunk.startsWith(prefix));

  /** Raised above what it needs; `prefix` tells the floors of the work pages from those of all pages. */
  function onFloor(id, wanted, prefix) {
    known.set(id, prefix + wanted); // a circle of modules ends here
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
    // Brought by whatever opens above a page, and by no page itself: none of those brings it for the others.
    if (byPlace(id) === 'overlay') return onFloor(id, 'overlay', '');
    const kinds = new Set(entries.map(kindOf));
    if (isRule.test(id) && kinds.size > 1) return 'portal';
    // They read and write signatures as the file of a certificate does: what they share lies there.
    for (const kind of signing) if (kinds.size > 1) kinds.delete(kind);
    const [only] = kinds;
    if (kinds.size === 1) return floors.includes(only) ? onFloor(id, only, '') : only;
    const asked = [...kinds].filter((kind) => !unasked.has(kind));
    // With what opens it; small helpers lie where nobody loads all of that for them.
    if (asked.length === 0 && kinds.has('overlay'))
      return onFloor(id, isHelper.test(id) ? 'lists' : 'overlay', '');
    if (asked.length === 0) return kinds.has('later') ? 'later' : 'opened';
    const later = kinds.has('later');
    // What one part asks for and others bring unasked: nobody should load the whole of that part for it.
    if (asked.length === 1 && frames.has(asked[0]) && !later) return asked[0];
    const feature = familyOf(featureOf(id));
    if (feature && asked.length > 1) return feature === 'auth' && kinds.has('login') ? 'login' : feature;
    const atWork = asked.filter((kind) => !publicKinds.has(kind));
    // What the home page brings of itself is not the work pages' alone.
    const onlyAtWork = atWork.length === asked.length && !later && !kinds.has('news');
    // What a visitor meets first holds nothing of the other pages.
    if (arrivals.some((kind) => kinds.has(kind))) return atWork.length === 0 && !later ? 'public' : 'frame';
    // The panels of the lock and forms open on both sides, and bring their parts along; a list does without forms.
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
/** The bundler asks module by module; what one call has found out, the next ones need. */
const chunkName = (id, context) => fileOf((chunks ??= createChunks(context))(id));

/** In order of priority: the libraries that the entry needs, then everything else by what brings it. */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
  { name: chunkName, debugName: 'chunkOf', includeDependenciesRecursively: false },
];
