// What comes with a library and is never run here: left out of what browsers load.

const prefixing = /[\\/]stylis[\\/]src[\\/]Middleware\.js$/;
const prefixer = /export function prefixer [^]*?\n\}/;
const fontMeasures = /[\\/]pdf-lib[\\/].*[\\/](?!all-encodings)[\w-]+\.compressed\.json$/;
const timeZones = /[\\/]@date-fns[\\/]tz[\\/]index\.(?:c?js|mjs)$/;
const english = /[\\/]date-fns[\\/]locale[\\/]en-US\.js$/;
const pdfDisplay = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/;
const globalTail = /\n\{\s*globalThis\._pdfjsTestingUtils = \{[^]*?\n\}\nglobalThis\.pdfjsLib = \{[^]*?\n\};/;
const editorTypes = /= new Map\(\[((?:\w+Editor(?:, )?)+\]\.map)/;
const tableField = /static (#?\w+) = ([A-Z]\w+(?:\.\w+)+);/g;
const routerWarnings = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;
const certificates = /[\\/]pkijs[\\/]build[\\/]index\.js$/;
const nameBlock = /\tstatic \{\n\t\tthis\.(\w+) = ("[^"]*");\n\t\}/g;

/**
 * PDF.js names all that it has once more for pages without modules: editors, forms and layers would stay for that. And a
 * field that is read from a table of theirs might be a getter with an effect, for all that the bundler knows.
 */
const withoutGlobal = (code) =>
  code
    .replace(globalTail, '')
    .replace(editorTypes, '= /* @__PURE__ */ new Map(/* @__PURE__ */ [$1')
    .replace(tableField, 'static $1 = /* @__PURE__ */ (() => $2)();');
/** A class that writes its own name by a statement has an effect, and stays; one that declares it goes where nobody asks. */
const withFields = (code) => code.replace(nameBlock, '\tstatic $1 = $2;');

/** Prefixes are for browsers before 2020, and styled-components writes them with `enableVendorPrefixes` alone. */
const withoutPrefixes = (code) => code.replace(prefixer, 'export function prefixer() {}');

/** What stands in the place of a whole module. */
const unread = new Map([
  // Measures of the fourteen standard fonts, 88 kB: the portal puts pictures into PDFs, never text.
  [fontMeasures, 'export default ""'],
  // What the calendar falls back on where no language is named: the portal names Chinese.
  [english, "export { zhCN as enUS } from './zh-CN.js'"],
  // Days of another zone than the computer's, which no calendar of the portal asks for.
  [
    timeZones,
    "export class TZDate { constructor() { throw new Error('no time zones: lighter-libraries.mjs'); } }",
  ],
]);
const instead = (id) => ({
  code: [...unread].find(([module]) => module.test(id))?.[1] ?? '',
  moduleType: 'js',
});

/** @returns {import('vite').Plugin} */
export const lighterLibraries = () => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre', // before the builder finds the router for itself
  // The router's manifest names its build for developers alone; the one beside it is the same without their warnings.
  resolveId: {
    filter: { id: /^react-router$/ },
    async handler(name, importer, options) {
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      if (!found || found.external) return found;
      if (!routerWarnings.test(found.id))
        this.error(`${found.id} lies otherwise: look at lighter-libraries.mjs`);
      return { ...found, id: found.id.replace(routerWarnings, '$1production$2') };
    },
  },
  load: { filter: { id: [...unread.keys()] }, handler: (id) => instead(id) },
  transform: {
    filter: { id: [pdfDisplay, certificates, prefixing] },
    handler(code, id) {
      const lighter = prefixing.test(id) ? withoutPrefixes : pdfDisplay.test(id) ? withoutGlobal : withFields;
      const named = lighter(code);
      // Another version of the library: what is written here no longer holds for it.
      if (named === code) this.error(`${id} is written otherwise: look at lighter-libraries.mjs`);
      return { code: named, map: null };
    },
  },
});

/** Packages whose modules only declare; their manifests do not say so. */
export const declaring = /[\\/](?:@cantoo[\\/]pdf-lib|fflate)[\\/]/;
